import { isDisguisedIpad } from "./is-phone.ts";

/** The browsers for which the content has a list of steps. */
type HelpId = "chrome" | "android" | "iphone" | "safari" | "firefox";

/** Which steps allow the microphone in the visitor's browser. On iPhones every browser asks the way Safari does. */
export function microphoneHelp(
  device: Pick<Navigator, "userAgent" | "maxTouchPoints"> = navigator,
): HelpId | undefined {
  const { userAgent } = device;
  if (/iphone|ipad|ipod/i.test(userAgent) || isDisguisedIpad(device)) return "iphone";
  if (/firefox/i.test(userAgent)) return "firefox";
  if (/android/i.test(userAgent)) return "android";
  if (/chrome|chromium|edg/i.test(userAgent)) return "chrome";
  if (/safari/i.test(userAgent)) return "safari";
  return undefined;
}
