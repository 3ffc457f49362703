export type HoldReason = "trap-filled" | "filled-too-fast";

type UnseenFields = { "leave-this-empty": string; "form-opened-at"?: number | undefined };

/**
 * Why a post looks like a machine's, if it does. The lead is kept either way: a wrong guess costs the operator
 * a look, never a visitor.
 */
export function reasonToHold(values: UnseenFields, now: number, minFillMs: number): HoldReason | null {
  if (values["leave-this-empty"] !== "") return "trap-filled";

  // A visitor's clock may run ahead of ours, so only a plausible span counts.
  const openedAt = values["form-opened-at"];
  const fillMs = openedAt === undefined ? Number.NaN : now - openedAt;
  return fillMs >= 0 && fillMs < minFillMs ? "filled-too-fast" : null;
}
