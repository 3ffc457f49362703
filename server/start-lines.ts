import { product } from "../content/product.ts";
import type { Config } from "./config.ts";

/** What a person who just typed the command wants to know. */
export function startLines(config: Config): string {
  const lines = [
    ["Open", config.siteUrl],
    ["Leads", config.database.kind === "sqlite" ? `in ${config.database.file}` : "in PostgreSQL"],
    [
      "Mail",
      config.mail.kind === "folder" ? `as files in ${config.mail.folder}` : `by ${new URL(config.mail.url).host}`,
    ],
    ["Errors", config.sentryDsn ? `in the log, and sent on to ${new URL(config.sentryDsn).host}` : "in the log"],
    ["Voice", voiceLine(config.voice)],
  ];
  const rows = lines.map(([label = "", text]) => `  ${label.padEnd(8)}${text}`);
  return `\n${product.name} is running.\n${rows.join("\n")}\n\n`;
}

function voiceLine(voice: Config["voice"]): string {
  if (voice.kind === "off") return "off: calls are typed";
  if (voice.kind === "hosted") return `hosted by ${new URL(voice.provider.baseUrl).host}`;
  return "on this machine; calls are typed until its models are there";
}
