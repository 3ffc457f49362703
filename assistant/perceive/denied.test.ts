import { expect, test } from "vitest";
import { perceiveMarked, valuesOf } from "./testing/perceive-marked.ts";

test.each([
  "her eyes aren't [[symptom=redness|red]]",
  "he is not [[symptom=shakiness|shaky]]",
  "nobody's running a [[symptom=fever|fever]]",
  "[[symptom=dyspnea|Short of breath]]? No, he's not.",
  "no [[disposition=911_called|ambulance]]",
  "[[notifications.police=done|Police]], I don't know if anybody called",
  "the office said to [[disposition=911_called|call 911]] if it goes under seventy",
  "if it's [[infection.syndrome=cdiff|C diff]] we'd have to bleach everything",
])("what was denied, or is only for a case that may come, is no fact: %s", async (marked) => {
  expect(valuesOf(await perceiveMarked(marked))).toEqual({});
});

test.each([
  ["no fever but a [[symptom=cough|cough]]", { symptoms: ["cough"] }],
  ["it doesn't stop [[injury.type=bleeding|bleeding]]", { "injury.types": ["bleeding"] }],
  ["not herself today, [[symptom=vomiting|threw up]] twice", { symptoms: ["vomiting"] }],
  ["I [[disposition=911_called|called 911]]", { disposition: "911_called" }],
  [
    "lorraine says she didnt hit her head [[injury.type=skin_tear|skin tear]] left elbow pain four",
    { "injury.types": ["skin_tear"] },
  ],
])("a no that ends before it denies nothing: %s", async (marked, facts) => {
  expect(valuesOf(await perceiveMarked(marked))).toMatchObject(facts);
});
