import type { Fact, FactPath, Facts } from "../../contracts/facts.ts";
import { allFacts } from "./report-of.ts";
import type { Incident } from "./state.ts";

/** Takes values out with nothing in their place; their words stay, struck through. */
export function takeBack(incident: Incident, paths: readonly FactPath[]): Incident {
  const facts: Record<string, unknown> = { ...incident.facts };
  const takenBack = [...incident.takenBack];
  for (const path of paths) {
    const fact = incident.facts[path] as Fact | undefined;
    if (!fact) continue;
    delete facts[path];
    for (const { value, words } of fact.replaces ?? []) takenBack.push({ path, value, words });
    takenBack.push({ path, value: fact.value, words: fact.words });
  }
  return { ...incident, facts: facts as Facts, takenBack };
}

/** "Scratch that": the last turn's values go, and what they had replaced comes back. None on the first turn. */
export function scratchLastTurn(before: Incident): { incident: Incident; isRestored: boolean } | undefined {
  const said = allFacts(before.facts).filter(({ path, words }) => path !== "kind" && words.length > 0);
  const turns = said.map(({ words }) => Math.max(...words.map(({ turn }) => turn)));
  const last = Math.max(...turns);
  if (turns.length === 0 || last === Math.min(...turns)) return undefined;
  const ofLast = said.filter((_, index) => turns[index] === last);
  const isNew = ofLast.filter(({ replaces }) => !replaces?.length).map(({ path }) => path);
  const restored = ofLast.filter(({ replaces }) => replaces?.length).map(restore);
  const rest = takeBack(before, isNew);
  const facts = { ...rest.facts, ...Object.fromEntries(restored.map((fact) => [fact.path, fact])) };
  const asked = rest.asked.filter((path) => !isNew.some((gone) => gone === path));
  return { incident: { ...rest, facts, asked }, isRestored: isNew.length === 0 };
}

function restore(fact: Fact): Fact {
  const replaces = [...(fact.replaces ?? [])];
  const old = replaces.pop();
  const struck = { value: fact.value, words: fact.words };
  return { ...fact, ...old, replaces: [...replaces, struck] } as Fact;
}
