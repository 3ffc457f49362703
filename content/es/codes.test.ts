import { expect, test } from "vitest";
import { codes as known } from "../../contracts/report.ts";
import { assistant } from "./assistant.ts";

test("every code of a report has a Spanish word", () => {
  const said = { ...assistant.codes, ...assistant.yesNo };
  const signs = /^[A-Z\d]$/;
  const missing = Object.values(known)
    .flat()
    .filter((code) => !(code in said) && !signs.test(code));

  expect(missing).toEqual([]);
});
