import { expect, test } from "vitest";
import { toPage } from "./markdown.ts";

test("second-level headings can be linked to", () => {
  const page = toPage("# Policy\n\n## 1. What we keep\n\nLittle.\n\n## Datos y teléfonos\n");

  expect(page.headings).toEqual([
    { id: "what-we-keep", text: "1. What we keep" },
    { id: "datos-y-telefonos", text: "Datos y teléfonos" },
  ]);
  expect(page.html).toContain('<h2 id="what-we-keep">');
});

test("a table scrolls within a frame that has the name of its heading", () => {
  const page = toPage("## How long\n\n| Data | Kept |\n|---|---|\n| Sound | No |\n");

  expect(page.html).toContain('<div class="table-scroll" role="group" aria-labelledby="how-long" tabindex="0">');
  expect(page.html).toContain('<td data-label="Data">Sound</td>\n<td data-label="Kept">No</td>');
});
