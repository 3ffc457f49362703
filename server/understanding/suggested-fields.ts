import * as v from "valibot";
import { codes, type ReportPath, triValues } from "../../contracts/report.ts";

type Suggestable = { path: ReportPath; values?: readonly string[] };

/** What a model may propose: coded values, and free text that must itself be in the transcript. */
export const suggestable: Suggestable[] = [
  { path: "location", values: codes.location },
  { path: "witnessed", values: triValues },
  { path: "headStrike", values: triValues },
  { path: "lossOfConsciousness", values: triValues },
  { path: "mentalStatus", values: codes.mentalStatus },
  { path: "onAnticoagulant", values: triValues },
  { path: "injury.present", values: triValues },
  { path: "pain.present", values: triValues },
  { path: "pain.site" },
  { path: "disposition", values: codes.disposition },
  { path: "residentStatement" },
  { path: "fall.mechanism", values: codes.mechanism },
  { path: "fall.activity", values: codes.activity },
  { path: "fall.footwear", values: codes.footwear },
  { path: "fall.assistiveDevice", values: codes.assistiveDevice },
  { path: "medication.errorType", values: codes.errorType },
  { path: "medication.drug" },
  { path: "medication.reachedResident", values: triValues },
  { path: "infection.syndrome", values: codes.syndrome },
  { path: "infection.testResult", values: codes.testResult },
  { path: "behavior.antecedent" },
  { path: "behavior.intervention" },
  { path: "elopement.exitDoor" },
  { path: "elopement.alarmSounded", values: triValues },
  { path: "wound.type", values: codes.woundType },
  { path: "wound.site" },
  { path: "wound.stage", values: codes.stage },
  { path: "wound.odor", values: triValues },
  { path: "wound.knownCause", values: triValues },
];

/** Property names without dots, as strict schemas want them. */
export const nameOf = (path: ReportPath) => path.replaceAll(".", "_");

/** The JSON schema the model must fill: every key required, null where nothing was said. */
export const answerSchema = {
  type: "object",
  additionalProperties: false,
  required: suggestable.map(({ path }) => nameOf(path)),
  properties: Object.fromEntries(
    suggestable.map(({ path, values }) => [
      nameOf(path),
      {
        anyOf: [
          { type: "null" },
          {
            type: "object",
            additionalProperties: false,
            required: ["value", "quote"],
            properties: {
              value: values ? { type: "string", enum: values } : { type: "string" },
              quote: { type: "string" },
            },
          },
        ],
      },
    ]),
  ),
};

const leaf = v.nullish(v.object({ value: v.string(), quote: v.pipe(v.string(), v.minLength(1)) }));

/** The same shape at our own door: a reply is never trusted to follow the schema it was given. */
export const suggestions = v.object(Object.fromEntries(suggestable.map(({ path }) => [nameOf(path), leaf])));
export type Suggestions = v.InferOutput<typeof suggestions>;
