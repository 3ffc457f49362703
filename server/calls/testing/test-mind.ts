import { createConverse } from "../../../assistant/converse/create-converse.ts";
import { readApart } from "../../../assistant/converse/read-apart.ts";
import { judge } from "../../../assistant/policy/judge.ts";
import { createMind } from "../create-mind.ts";
import { fakePerceive } from "./fake-perceive.ts";

/** The real mind around a reader of few words and our own tables of care. */
export function testMind() {
  const reader = fakePerceive();
  const failures: unknown[] = [];
  const converse = createConverse(judge);
  const mind = createMind({
    read: (text, heard) => readApart(reader.perceive, text, heard),
    converse,
    failed: (error) => failures.push(error),
  });
  return { mind, reader, failures, converse };
}
