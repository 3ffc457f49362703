import type { ErrorReport } from "../../contracts/error-report.ts";
import { languageOf, type PageName, pathOf, paths } from "../../contracts/paths.ts";

const kinds = /^(?:Uncaught )?((?:Type|Reference|Range|Syntax|URI|Eval|Aggregate)?Error|DOMException)\b/;
const ownFrame = /(\/assets\/[\w-]{1,60}(?:\.[\w-]{1,20}){1,3}):(\d{1,7}):(\d{1,7})/;
const names = Object.keys(paths) as PageName[];
const pages = new Set(names.flatMap((name) => [pathOf(name, "en"), pathOf(name, "es")]));
const maxFrames = 10;

/**
 * What may be kept of an error that a browser reported: its kind, where in our own scripts it happened, and on which
 * page. Its message may repeat what a visitor typed, and anybody may send one, so it is left out.
 */
export function browserError({ message, stack = "" }: Pick<ErrorReport, "message" | "stack">): Error {
  const kind = kinds.exec(message)?.[1] ?? "Error";
  const frames = stack
    .split("\n")
    .flatMap((line) => ownFrame.exec(line)?.slice(1, 4).join(":") ?? [])
    .slice(0, maxFrames);
  const error = new Error(`${kind} in the page`);
  error.name = "BrowserError";
  error.stack = frames.map((frame) => `    at ${frame}`).join("\n");
  return error;
}

/** An address only if it is a page of ours. */
export function ownPage(path: string | undefined): string {
  if (path === undefined) return "";
  return pages.has(path) ? path : `a page in ${languageOf(path)}`;
}
