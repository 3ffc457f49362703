import { randomBytes } from "node:crypto";
import { fieldLimits } from "../../contracts/lead-forms.ts";
import type { PageData } from "../../site/render.tsx";
import type { Site } from "../pages/site.ts";
import { createAllowance } from "../security/allowance.ts";
import { escapeHtml } from "../security/escape-html.ts";
import { type LimitName, type LimitReached, limits } from "../security/limits.ts";
import { createRateLimiter } from "../security/rate-limit.ts";

type FaultyForm = NonNullable<PageData["form"]>;
type Parts = { site: Pick<Site, "render">; now: () => number; reached: LimitReached };

const minute = 60_000;
const oneMoreEveryMs = minute / limits.formsDrawnPerMinute.value;
const maxKinds = 100;

/**
 * Forms that came back with faults. To draw a page costs a hundred times as much as to send one, so each kind of
 * fault is drawn once, with blanks, and the visitor's words are put into the blanks.
 */
export function faultyForms({ site, now, reached }: Parts) {
  const blanks = createBlanks();
  const drawn = new Map<string, Promise<string>>();
  const mayDraw = createAllowance(limits.formsDrawnPerMinute.value, oneMoreEveryMs, now);
  const mayDrawFor = createRateLimiter({
    rate: { count: limits.formsDrawnPerVisitor.value, windowMs: minute },
    now,
  });

  function draw(kind: string, path: string, problems: FaultyForm["problems"]): Promise<string> {
    const form = { values: blanks.values, problems, message: blanks.message };
    const page = site.render(path, { form });
    page.catch(() => drawn.delete(kind));
    drawn.set(kind, page);
    if (drawn.size > maxKinds) drawn.delete(drawn.keys().next().value ?? kind);
    return page;
  }

  function pageFor(path: string, problems: FaultyForm["problems"], visitor: string): Promise<string> {
    const kind = `${path} ${JSON.stringify(problems)}`;
    const known = drawn.get(kind);
    if (known) return known;
    const isPlain = Object.keys(problems).length === 0;
    const over = isPlain ? undefined : limitReachedBy(visitor);
    if (!over) return draw(kind, path, problems);
    reached(over);
    return pageFor(path, {}, visitor);
  }

  function limitReachedBy(visitor: string): LimitName | undefined {
    if (!mayDrawFor(visitor).allowed) return "formsDrawnPerVisitor";
    return mayDraw() ? undefined : "formsDrawnPerMinute";
  }

  return async (path: string, { form, visitor }: { form: FaultyForm; visitor: string }): Promise<string> =>
    blanks.fill(await pageFor(path, form.problems, visitor), form);
}

/** Blanks that no visitor can write themselves. */
function createBlanks() {
  const mark = `blank-${randomBytes(12).toString("hex")}-`;
  const fields = Object.keys(fieldLimits);
  // The same words stand in the form, and as JSON in what the page's script reads.
  const blank = new RegExp(`(&quot;|>)?${mark}([a-z-]+)`, "g");
  return {
    values: Object.fromEntries(fields.map((field) => [field, mark + field])),
    message: `${mark}message-of-ours`,
    fill: (page: string, { values, message = "" }: FaultyForm) =>
      page.replace(blank, (_, before = "", field: string) => {
        const text = field === "message-of-ours" ? message : (values[field] ?? "");
        if (before === "&quot;") return before + escapeHtml(JSON.stringify(text).slice(1, -1));
        // Browsers drop a line break that opens a text area.
        return before + (before && text.startsWith("\n") ? "\n" : "") + escapeHtml(text);
      }),
  };
}
