import { expect, test } from "vitest";
import { toPage } from "./markdown.ts";

test("second-level headings can be linked to", () => {
  const page = toPage("# Policy\n\n## 1. What we keep\n\nLittle.\n\n## Datos y teléfonos\n");

  expect(page.headings).toEqual([
    { id: "1-what-we-keep", text: "1. What we keep" },
    { id: "datos-y-telefonos", text: "Datos y teléfonos" },
  ]);
  expect(page.html).toContain('<h2 id="1-what-we-keep">');
});
