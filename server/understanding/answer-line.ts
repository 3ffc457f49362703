import * as v from "valibot";
import type { State } from "../../assistant/converse/state.ts";
import { judge } from "../../assistant/policy/judge.ts";
import type { IncidentReport } from "../../contracts/report.ts";
import { settings } from "../../contracts/report.ts";
import { plainText } from "../../sheets/plain-text.ts";
import { type Followed, followTurns, type Understanding } from "./follow-turns.ts";
import { addSuggestions, noSecondReader, type SecondReader } from "./second-reader.ts";

const turn = v.object({
  who: v.picklist(["visitor", "assistant"]),
  text: v.string(),
  asks: v.nullish(v.string(), undefined),
});
const around = {
  id: v.optional(v.union([v.string(), v.number()])),
  context: v.object({
    now: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/)),
    setting: v.picklist(settings),
  }),
};
const request = v.union([
  v.object({ ...around, turns: v.pipe(v.array(turn), v.minLength(1)) }),
  v.object({ ...around, transcript: v.string() }),
]);
const asTranscript = v.object({ ...around, transcript: v.string() });
const asTurns = v.object({ ...around, turns: v.pipe(v.array(turn), v.minLength(1)) });

type LineReader = Understanding & { readAgain?: SecondReader | undefined };

/** A line in, a line out: a report as it was told, or a whole conversation. A bad line is answered by its number. */
export async function answerLine(line: string, number: number, reader: LineReader): Promise<string> {
  const given = parse(line);
  const parsed = v.safeParse(request, given);
  if (!parsed.success) {
    const isTurns = typeof given === "object" && given !== null && "turns" in given;
    const [issue] = v.safeParse(isTurns ? asTurns : asTranscript, given).issues ?? parsed.issues;
    const where = v.getDotPath(issue) ?? "line";
    return JSON.stringify({ line: number, error: `${where}: ${issue.message}` });
  }
  const { id = number, context, ...told } = parsed.output;
  const turns = "turns" in told ? told.turns : [{ who: "visitor" as const, text: told.transcript }];
  const now = context.now.slice(0, 16);
  const followed = await followTurns(turns, { id: String(id), now, setting: context.setting }, reader);
  const report = await reportIn(followed, reader);
  const nextQuestion = nextQuestionOf(followed.state);
  if (!("turns" in told)) return JSON.stringify({ id, report, nextQuestion });
  const say = followed.say?.sentences.join(" ") ?? "";
  return JSON.stringify({
    id,
    incident: report !== null,
    report,
    say,
    nextQuestion,
    act: followed.act ?? null,
  });
}

/** The report that is talked about. A suggestion answers no question: what nobody has said is still asked for. */
async function reportIn(
  { state }: Followed,
  { converse, readAgain = noSecondReader }: LineReader,
): Promise<IncidentReport | null> {
  const { reports, current } = converse.viewOf(state);
  const report = reports[current];
  return report ? addSuggestions(report, await readAgain(report)) : null;
}

/** Where it is asked at once who knows so far, the path is that of the first person still to be told. */
function nextQuestionOf({ open, incidents, current, setting, now }: State): { path: string; text: string } | null {
  if (open?.kind !== "question") return null;
  if (open.path !== "told") return { path: open.path, text: open.text };
  const [person = "charge_nurse"] = judge(incidents[current]?.facts ?? {}, { setting, now }).untold;
  return { path: `notifications.${person}`, text: open.text };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The report and what would be said next, as a person would want to read them. */
export async function explainText(transcript: string, now: Date, reader: LineReader): Promise<string> {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  const turns = [{ who: "visitor" as const, text: transcript.trim() }];
  const followed = await followTurns(turns, { id: "1", now: local, setting: "nursing_home" }, reader);
  const report = await reportIn(followed, reader);
  return `${report ? `${plainText(report)}\n` : ""}${followed.say?.sentences.join(" ") ?? ""}\n`;
}
