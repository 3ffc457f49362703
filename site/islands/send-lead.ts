import type { Problems } from "../../contracts/lead-forms.ts";

export type LeadAnswer =
  | { kind: "kept" }
  | { kind: "refused"; message?: string; problems?: Problems }
  | { kind: "unreachable" };

/** Sends a form and tells apart kept, refused and unreachable; an answer that cannot be read is unreachable. */
export async function sendLead(path: string, lead: Record<string, unknown>): Promise<LeadAnswer> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(lead),
    });
    const answer: { message?: string; errors?: Problems } = await response.json();
    if (response.ok) return { kind: "kept" };
    return { kind: "refused", message: answer.message, problems: answer.errors };
  } catch {
    return { kind: "unreachable" };
  }
}
