import { expect, test } from "vitest";
import { assistant } from "../../content/en/assistant.ts";
import { understand } from "../understand/understand.ts";
import { nextQuestion } from "./next-question.ts";

const ask = (said: string, asked: string[] = []) =>
  nextQuestion(understand(said, { now: "2025-03-13T10:00", setting: "nursing_home" }), asked);

test("what could raise the priority is asked first", () => {
  expect(ask("Mr. K fell at nine")).toMatchObject({ kind: "question", path: "headStrike" });
  expect(ask("Mr. K fell, nobody saw it, I don't know if he hit his head")).toMatchObject({
    path: "onAnticoagulant",
  });
});

test("a question is not asked twice, and four are enough", () => {
  expect(ask("Mr. K fell at nine", ["headStrike"])).not.toMatchObject({ path: "headStrike" });
  expect(ask("Mr. K fell at nine", ["headStrike", "witnessed", "vitals", "onAnticoagulant"]).kind).toBe(
    "read-back",
  );
});

test("abuse is met with the fixed sentence and the legal clock, and is not probed", () => {
  const turn = ask("Mrs. M in two sixteen told me the night aide slapped her");
  expect(turn).toMatchObject({ path: "notifications.administrator", say: assistant.abuseSentence });
});

test("self-harm is met with the fixed sentence in the right person", () => {
  expect(ask("Mr. L says he wants to die").say).toContain("Stay with him");
});

test("when nothing essential is missing it is read back", () => {
  const turn = ask(
    "just a near miss, nothing reached the resident, wrong pill in the slot for Mrs. P, called pharmacy",
  );
  expect(turn.kind).toBe("read-back");
});

test("vital signs are asked for when everyone knows of an emergency and nobody has said them", () => {
  const cold =
    "Mrs. H's right foot is ice cold and two toes are black. the doctor and her family have been told.";
  expect(ask(cold)).toMatchObject({ path: "vitals" });
  expect(ask(`${cold} nine one one is here.`).kind).toBe("read-back");
});

test("every question is one short sentence", () => {
  for (const question of Object.values(assistant.questions))
    expect(question.split(" ").length).toBeLessThanOrEqual(12);
});
