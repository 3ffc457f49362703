import { conversation } from "../../content/en/conversation.ts";
import type { State } from "./state.ts";

type Pronoun = keyof typeof conversation.pronouns;

/** How the resident is spoken of: by a title, else by the visitor's own first words about them, else "they". */
export function pronounsOf(state: State): Record<string, string> {
  return conversation.pronouns[pronounOf(state)];
}

function pronounOf({ incidents, current, turns }: State): Pronoun {
  const name = incidents[current]?.facts["resident.name"]?.value.toLowerCase() ?? "";
  if (/^(mr\.?|mister) /.test(name)) return "he";
  if (/^(mrs\.?|ms\.?|miss) /.test(name)) return "she";
  const first = turns.find(({ incident }) => incident === current)?.text.toLowerCase() ?? "";
  const he = first.match(/\b(he|him|his)\b/g)?.length ?? 0;
  const she = first.match(/\b(she|her|hers)\b/g)?.length ?? 0;
  if (he === she) return "they";
  return he > she ? "he" : "she";
}
