import { expect, test } from "vitest";
import { createLiveSite } from "./live-site.ts";

test.each(["en", "es"] as const)("the error screen shows what went wrong (%s)", async (language) => {
  const site = createLiveSite(async (_path, html) => html);

  const screen = await site.errorScreen(language, "The printer <3> is on fire");

  expect(screen).toContain("The printer &lt;3&gt; is on fire");
});
