import { expect, test } from "vitest";
import type { Problems } from "../../contracts/lead-forms.ts";
import { render } from "../../site/render.tsx";
import { limits } from "../security/limits.ts";
import { faultyForms } from "./faulty-forms.ts";

const assets = {
  styles: { landing: "/l", reading: "/r", talk: "/t" },
  beforePaint: "/t.js",
  script: "/s.js",
  fonts: [],
};

function forms(time = { now: 0 }) {
  const drawn: string[] = [];
  const reached: string[] = [];
  const site = {
    render: async (path: string, data: object) => {
      drawn.push(path);
      return render(path, { assets, data });
    },
  };
  const draw = faultyForms({ site, now: () => time.now, reached: (name) => reached.push(name) });
  return { draw, drawn, reached, site };
}
const values = {
  name: `Ana "the nurse" O'Neill </script><b>`,
  email: "ana",
  subject: "1 & 2 \\ 3",
  message: "First\n\nSecond <textarea> “quoted”\t&amp;",
};
const message = "Please check <this>.";

test("a page made of blanks is the page that would have been drawn", async () => {
  const { draw, site } = forms();
  const problems: Problems = { email: { code: "not-an-email" } };
  const made = await draw("/contact", { form: { values, problems, message }, visitor: "a" });
  const whole = await site.render("/contact", { form: { values, problems, message } });
  const read = (html: string) => ({
    inputs: [...html.matchAll(/ name="([\w-]+)"[^>]*? value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      plain(value),
    ]),
    lines: plain(/<textarea[^>]*>([^<]*)</.exec(html)?.[1]),
    props: JSON.parse(plain(/data-props="([^"]*)"/.exec(html)?.[1])),
    length: plain(html).length,
  });
  const [ours, theirs] = [read(made), read(whole)];
  expect(ours.inputs).toEqual(theirs.inputs);
  expect(ours.lines).toBe(theirs.lines);
  expect(ours.props.values).toMatchObject(theirs.props.values);
  expect(ours.props.message).toBe(message);
  expect(made).not.toContain("</script><b>");
});

test("a thousand faulty forms of one kind are drawn once", async () => {
  const { draw, drawn } = forms();
  const problems: Problems = { email: { code: "required" } };
  const pages = await Promise.all(
    Array.from({ length: 1_000 }, (_, index) =>
      draw("/contact", {
        form: { values: { name: `Visitor ${index}` }, problems, message },
        visitor: `${index}`,
      }),
    ),
  );
  expect(drawn).toHaveLength(1);
  expect(pages[77]).toContain("Visitor 77");
  expect(pages[77]).not.toContain("blank-");
});

test("over the limit of kinds the form comes back with every word, and no more is drawn", async () => {
  const { draw, drawn, reached } = forms();
  for (let max = 0; max < 60; max++) {
    const problems: Problems = { name: { code: "too-long", max } };
    const page = draw("/contact", { form: { values, problems, message }, visitor: `${max}` });
    expect(await page).toContain("Second");
  }
  expect(drawn.length).toBeLessThanOrEqual(limits.formsDrawnPerMinute.value + 1);
  expect(reached.length).toBe(60 - limits.formsDrawnPerMinute.value);
});

test("one visitor cannot use up what is drawn for the others", async () => {
  const { draw, drawn, reached } = forms();
  const faulty = (max: number, visitor: string) =>
    draw("/contact", { form: { values, problems: { name: { code: "too-long", max } }, message }, visitor });
  for (let max = 0; max < 60; max++) expect(await faulty(max, "the same")).toContain("Second");
  expect(drawn.length).toBe(limits.formsDrawnPerVisitor.value + 1);
  expect(new Set(reached)).toEqual(new Set(["formsDrawnPerVisitor"]));
  await faulty(1_000, "another");
  expect(drawn.length).toBe(limits.formsDrawnPerVisitor.value + 2);
});

function plain(html = ""): string {
  const signs: Record<string, string> = { quot: '"', amp: "&", lt: "<", gt: ">" };
  return html.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_, hex, decimal, name) =>
    name ? (signs[name] ?? "") : String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
  );
}
