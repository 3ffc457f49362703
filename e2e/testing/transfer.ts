import type { Page } from "@playwright/test";

export type Transfer = { url: string; kind: string; bodyBytes: number; allBytes: number };

export function weighPage(page: Page, path: string): Promise<Transfer[]> {
  return weighing(page, () => page.goto(path, { waitUntil: "networkidle" }));
}

/** Weighs what the browser really receives meanwhile: bodies as packed for the wire, and with their headers. */
export async function weighing(page: Page, act: () => Promise<unknown>): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const answers = new Map<string, { url: string; kind: string; headerBytes: number }>();
  const transfers: Transfer[] = [];
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    answers.set(requestId, { url: response.url, kind: type, headerBytes: response.encodedDataLength });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (!answer?.url.startsWith("http")) return;
    const { url, kind, headerBytes } = answer;
    transfers.push({ url, kind, bodyBytes: encodedDataLength - headerBytes, allBytes: encodedDataLength });
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await act();
  await session.detach();
  return transfers;
}

export function sum(transfers: Transfer[], size: "bodyBytes" | "allBytes"): number {
  return transfers.reduce((total, transfer) => total + transfer[size], 0);
}
