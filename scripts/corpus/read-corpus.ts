import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const tag = /\[\[([^\]|]+)\|([^\]]*)\]\]/g;
const kinds = "none fall medication infection behavior_elopement allegation wound other".split(" ");
const priorities = ["routine", "high", "critical"];
const acts = `answer tell correct agree disagree dont_know ask_back repeat slower stop restart goodbye small_talk
  distress second_incident emergency_now unclear`.split(/\s+/);
const folders = ["stories", "turns", "lines", "questions", "reports"];

type CorpusLine = {
  where: string;
  what: string;
  text: string;
  kind?: string;
  priority?: string;
  act?: string;
  asked?: string;
  question?: string;
  asks?: string;
  known?: string[];
  wrong?: string[];
};

export function readCorpus(root: string): CorpusLine[] {
  return folders.flatMap((what) =>
    readdirSync(join(root, what)).flatMap((file) =>
      readFileSync(join(root, what, file), "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line, index) => ({ ...JSON.parse(line), what, where: `${what}/${file}:${index + 1}` })),
    ),
  );
}

/** What is wrong with a line, in words. */
export function faultsIn(line: CorpusLine): string[] {
  const faults = [];
  const { where, what, text, kind, priority, act, asked, question, asks, known = [], wrong = [] } = line;
  if (!text?.trim()) faults.push("has no text");
  else if (/\[\[|\]\]/.test(text.replace(tag, ""))) faults.push("has a broken or nested tag");
  for (const [, , words = ""] of text?.matchAll(tag) ?? []) if (!words.trim()) faults.push("has a tag without words");
  if (kind !== undefined && !kinds.includes(kind)) faults.push(`has an unknown kind: ${kind}`);
  if (priority !== undefined && !priorities.includes(priority)) faults.push(`has an unknown priority: ${priority}`);
  if (what === "stories" && !(kind && priority)) faults.push("has no kind or no priority");
  if (what === "turns" && !(acts.includes(act ?? "") && asked && question))
    faults.push("has no act, no question or no path it asks for");
  if (!known.every((entry) => /^[\w.]+=./.test(entry))) faults.push("knows something that is no path=value");
  for (const entry of wrong) if (!known.includes(entry)) faults.push(`calls wrong what it does not know: ${entry}`);
  if (what === "questions" && !asks) faults.push("does not say which answer it asks for");
  return faults.map((fault) => `${where} ${fault}`);
}

const counted: [string, (line: CorpusLine) => string | undefined][] = [
  ["folder", ({ what }) => what],
  ["kind", ({ kind }) => kind],
  ["priority", ({ priority }) => priority],
  ["act", ({ act }) => act],
  ["answer", ({ asks }) => asks],
];

/** How often each fact and value is tagged, as Markdown. */
export function coverage(lines: CorpusLine[]) {
  const tags = new Map<string, number>();
  for (const { text } of lines)
    for (const [, name = ""] of text.matchAll(tag)) tags.set(name, (tags.get(name) ?? 0) + 1);
  const rows = [...tags].sort(([a], [b]) => (a < b ? -1 : 1));
  return `# What the corpus covers

Made by \`npm run corpus\`.

${counted.map(([title, by]) => table(title, count(lines, by))).join("\n")}
${table("fact", rows)}`;
}

function count(lines: CorpusLine[], by: (line: CorpusLine) => string | undefined): [string, number][] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const key = by(line);
    if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

function table(title: string, rows: [string, number][]) {
  return `| ${title} | lines |\n|---|---|\n${rows.map(([name, lines]) => `| ${name} | ${lines} |`).join("\n")}\n`;
}
