import type { Problems } from "../../contracts/lead-forms.ts";

export type LeadAnswer =
  | { kind: "kept" }
  | { kind: "refused"; message?: string; problems?: Problems }
  /** It has a status, but what came with it is not ours: a proxy's page, or nothing at all. */
  | { kind: "unreadable"; ok: boolean }
  | { kind: "unreachable" };

/** Sends a form and tells apart kept, refused, unreadable and unreachable. */
export async function sendLead(path: string, lead: Record<string, unknown>): Promise<LeadAnswer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(lead),
    });
  } catch {
    return { kind: "unreachable" };
  }
  try {
    const answer: { message?: string; errors?: Problems } | null = await response.json();
    if (response.ok) return { kind: "kept" };
    return { kind: "refused", message: answer?.message, problems: answer?.errors };
  } catch {
    // A network that first wants a log-in sends the form elsewhere, where nobody keeps it.
    return { kind: "unreadable", ok: response.ok && !response.redirected };
  }
}
