import * as v from "valibot";
import { nextQuestion } from "../../assistant/converse/next-question.ts";
import { plainText } from "../../assistant/sheets/plain-text.ts";
import { understand } from "../../assistant/understand/understand.ts";
import { settings } from "../../contracts/report.ts";
import { addSuggestions, noSecondReader, type SecondReader } from "./second-reader.ts";

const request = v.object({
  id: v.optional(v.union([v.string(), v.number()])),
  transcript: v.string(),
  context: v.object({
    now: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/)),
    setting: v.picklist(settings),
  }),
});

/** One line in, one line out; a line that cannot be read is answered with its number. */
export async function answerLine(
  line: string,
  number: number,
  readAgain: SecondReader = noSecondReader,
): Promise<string> {
  const parsed = v.safeParse(request, parse(line));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const where = v.getDotPath(issue) ?? "line";
    return JSON.stringify({ line: number, error: `${where}: ${issue.message}` });
  }
  const { id, transcript, context } = parsed.output;
  const name = id === undefined ? String(number) : String(id);
  const now = context.now.slice(0, 16);
  const read = { ...understand(transcript, { now, setting: context.setting }), id: name };
  const report = addSuggestions(read, await readAgain(read));
  // A suggestion answers no question: what nobody has said is still asked for.
  return JSON.stringify({ id: id ?? number, report, nextQuestion: nextQuestion(read) });
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The report and the next question as a person would want to read them. */
export async function explainText(
  transcript: string,
  now: Date,
  readAgain: SecondReader = noSecondReader,
): Promise<string> {
  const two = (value: number) => String(value).padStart(2, "0");
  const local = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}T${two(now.getHours())}:${two(now.getMinutes())}`;
  const read = understand(transcript.trim(), { now: local, setting: "nursing_home" });
  const report = addSuggestions(read, await readAgain(read));
  const next = nextQuestion(read);
  return `${plainText(report)}\n${next.say ? `${next.say}\n` : ""}${next.text}\n`;
}
