import { sheetsPdf } from "../../../sheets/pdf.ts";
import type { Sheet, Wording } from "../../../sheets/sheet.ts";
import sansUrl from "../../design/fonts/sheet-sans.ttf?url";
import boldUrl from "../../design/fonts/sheet-sans-bold.ttf?url";
import serifUrl from "../../design/fonts/sheet-serif.ttf?url";

/** The sheets as a PDF in our own type; its fonts are fetched when somebody wants one. */
export async function writePdf(sheets: readonly Sheet[], wording: Wording, product: string): Promise<Uint8Array> {
  const [serif, sans, bold] = await Promise.all([serifUrl, sansUrl, boldUrl].map(fetchBytes));
  if (!serif || !sans || !bold) throw new Error("A font is missing.");
  return sheetsPdf(sheets, wording, { serif, sans, bold }, product);
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
