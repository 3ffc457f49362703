import { expect, test } from "../testing/journey.ts";

test("Tagline used for the page title: 'Less Charting, More Caring'", async ({ lookAt }) => {
  const page = await lookAt("/");
  await expect(page).toHaveTitle(/Less Charting, More Caring/);
});

const promises: [statement: string, words: RegExp[]][] = [
  [
    "captures and categorizes quality incidents (falls, medication errors, infections, behavioral incidents and " +
      "elopement, wounds)",
    [/falls/i, /medication errors/i, /infection/i, /behavior/i, /elopement/i, /wounds/i],
  ],
  ["from voice notes, huddles and electronic record updates", [/voice note/i, /huddle/i, /record system/i]],
  [
    "auto-fills structured reports, flags priority, suggests and assigns follow-up actions",
    [/report/i, /priority/i, /Follow-Up Actions/, /role and a due time/i],
  ],
  ["alerts managers", [/managers are alerted/i]],
  ["gives trend reports", [/falls by hour/i]],
  [
    "produces audit-ready reports aligned with the federal nursing-home QAPI requirement (F-tag 865)",
    [/audit-ready reports/i, /F-tag/, /F865/],
  ],
  [
    "a healthcare documentation assistant that transcribes audio, summarises it, generates structured notes, flags " +
      "critical information (falls, medication changes) and creates action lists",
    [/documentation assistant transcribes/i, /summar/i, /structured notes/i, /flags falls and medication changes/i],
  ],
  [
    "Intended audience: QAPI teams, clinical leaders, nurses, aides, directors of nursing, administrators, " +
      "infection-control nurses and interdisciplinary teams",
    [
      /QAPI teams/,
      /clinical leaders/i,
      /directors of nursing/i,
      /administrators/i,
      /infection-control nurses/i,
      /nurses, aides/i,
      /interdisciplinary teams/i,
    ],
  ],
];
for (const [statement, words] of promises) {
  test(statement, async ({ lookAt }) => {
    const page = await lookAt("/");
    const said = await page.locator("main").innerText();
    for (const word of words) expect(said).toMatch(word);
  });
}

test("Visitors can request a demo, send a message, or try a voice call with the AI assistant", async ({ lookAt }) => {
  const page = await lookAt("/");
  const hrefs = await page
    .locator("main a[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(expect.arrayContaining(["/contact", "/talk"]));
  await expect(page.locator("#contact form")).toBeVisible();
});
