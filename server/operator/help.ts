import type { Command } from "./command.ts";

const program = "npm run operator --";

export function generalHelp(commands: readonly Command[], group?: string): string {
  const inGroup = commands.filter(({ name }) => name.startsWith(`${group} `));
  const shown = inGroup.length > 0 ? inGroup : commands;
  const rows = shown.map(({ name, takes = "", summary }) => [`${name} ${takes}`.trim(), summary] as const);
  return (
    `Looks after leads and their deliveries.\n\nUse: ${program} <command>\n\n${columns(rows)}\n\n<command> --help ` +
    "tells more about each. Exit codes: 0 done, 1 failed, 2 asked wrongly.\n"
  );
}

export function commandHelp({ name, takes = "", summary, options = {} }: Command): string {
  const rows = Object.entries(options).map(
    ([option, { value, help }]) => [`--${option}${value ? ` ${value}` : ""}`, help] as const,
  );
  const use = `Use: ${program} ${[name, takes, rows.length > 0 ? "[options]" : ""].filter(Boolean).join(" ")}`;
  return `${summary}.\n\n${use}\n${rows.length > 0 ? `\n${columns(rows)}\n` : ""}`;
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + 3;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join("\n");
}
