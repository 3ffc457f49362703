import type { Setting } from "../../contracts/report.ts";

/** Words that tell where the visitor works. The first that is heard decides. */
const settingWords: readonly { setting: Setting; hears: readonly string[] }[] = [
  {
    setting: "home_care",
    hears: [
      "my client",
      "the client",
      "client's house",
      "client's home",
      "the agency",
      "my agency",
      "home health",
      "home care",
      "home visit",
      "at his house",
      "at her house",
    ],
  },
  {
    setting: "assisted_living",
    hears: [
      "assisted living",
      "her apartment",
      "his apartment",
      "their apartment",
      "memory care",
      "our community",
      "the community",
    ],
  },
  { setting: "independent_living", hears: ["independent living", "senior apartments"] },
  {
    setting: "nursing_home",
    hears: [
      "nursing home",
      "skilled nursing",
      "the unit",
      "my unit",
      "charge nurse",
      "the floor nurse",
      "rehab unit",
    ],
  },
];

/** The setting that what was said makes plain, if it does. */
export function settingIn(text: string): Setting | undefined {
  const said = ` ${text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[^a-z0-9']+/g, " ")} `;
  return settingWords.find(({ hears }) => hears.some((words) => said.includes(` ${words} `)))?.setting;
}
