import type { IncidentReport } from "../../contracts/report.ts";

export function pronounOf({ resident }: IncidentReport): "he" | "she" | "they" {
  const name = resident?.name?.value ?? "";
  if (/^(Mr\.|John )/.test(name)) return "he";
  return /^(Mrs\.|Ms\.|Miss|Jane )/.test(name) ? "she" : "they";
}
