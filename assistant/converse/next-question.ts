import { assistant } from "../../content/en/assistant.ts";
import type { IncidentReport } from "../../contracts/report.ts";
import { pronounOf } from "./pronoun.ts";
import { type QuestionPath, questionPaths } from "./question-paths.ts";
import { readBack } from "./read-back.ts";

export type Question = { kind: "question"; path: QuestionPath; text: string; say?: string };
export type ReadBack = { kind: "read-back"; text: string; say?: string };
export type NextTurn = Question | ReadBack;

/** The sentences of one language the conversation is held in. */
export type Sentences = Pick<typeof assistant, "questions" | "pronouns">;

const mostQuestions = 4;

/**
 * The one question worth asking now, or the read-back when nothing essential is missing, when four have been
 * asked, or when the speaker has answered "I don't know" to the rest. `asked` holds the paths asked so far.
 */
export function nextQuestion(report: IncidentReport, asked: readonly string[] = []): NextTurn {
  const path =
    asked.length < mostQuestions
      ? questionPaths(report).find((wanted) => !asked.includes(wanted))
      : undefined;
  const say = asked.length === 0 ? caringSentence(report) : undefined;
  const spoken = say ? { say } : {};
  if (!path) return { kind: "read-back", text: readBack(report), ...spoken };
  return { kind: "question", path, text: questionText(report, path), ...spoken };
}

export function questionText(
  report: IncidentReport,
  path: QuestionPath,
  sentences: {
    questions: Record<QuestionPath, string>;
    pronouns: Record<"he" | "she" | "they", Record<"who" | "her" | "him", string>>;
  } = assistant,
): string {
  const words = sentences.pronouns[pronounOf(report)];
  return sentences.questions[path].replace(
    /\{(who|her|him)\}/g,
    (_, name: "who" | "her" | "him") => words[name],
  );
}

/** Said before anything else when abuse or self-harm was heard; neither is probed for details. */
export function caringSentence(report: IncidentReport): string | undefined {
  if (report.priorityReasons.includes("self_harm_statement"))
    return assistant.selfHarmSentence[pronounOf(report)];
  const alleged = report.priorityReasons.some(
    (code) => code === "abuse_allegation" || code === "neglect_allegation",
  );
  return alleged ? assistant.abuseSentence : undefined;
}
