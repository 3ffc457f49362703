import { type Setting, settings } from "./report.ts";

/** How a page tells a running call that another care setting was chosen: as a note that any assistant can read. */
export function settingNote(setting: Setting): string {
  return `The care setting is ${setting}.`;
}

export function readSettingNote(note: string): Setting | undefined {
  return settings.find((setting) => note === settingNote(setting));
}
