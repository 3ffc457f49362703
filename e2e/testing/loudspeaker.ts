import type { Page } from "@playwright/test";
import { callNumbers } from "../../contracts/call-numbers.ts";

type Heard = { at: number; level: number };

declare global {
  interface Window {
    heard: Heard[];
    cutInAt: number[];
  }
}

/** Listens to what the page plays, every 20 ms, and notes when the server says that the visitor cut in. */
export async function listenToLoudspeaker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = [];
    window.cutInAt = [];
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      if (to === this.context.destination) listen(this);
      return connect.call(this, to);
    } as typeof AudioNode.prototype.connect;

    function listen(source: AudioNode) {
      const analyser = new AnalyserNode(source.context, { fftSize: 256 });
      const samples = new Float32Array(256);
      connect.call(source, analyser);
      setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        const level = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
        window.heard.push({ at: performance.now(), level });
      }, 20);
    }

    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener("message", ({ data }) => {
          if (`${data}`.includes('"user-interrupted"')) window.cutInAt.push(performance.now());
        });
      }
    };
  });
}

/** How loud it was at its loudest between two moments. */
export async function loudestBetween(page: Page, from: number, to: number): Promise<number> {
  return page.evaluate(
    ([start, end]) =>
      Math.max(0, ...window.heard.filter(({ at }) => at >= start && at < end).map(({ level }) => level)),
    [from, to] as const,
  );
}

/** More than lie between two sentences, with two sources listened to. */
const quietMoments = 60;

/** When it first fell silent after a moment, for longer than a speaker does between two words. */
export async function quietSince(page: Page, moment: number): Promise<number | undefined> {
  return page.evaluate(
    ([start, level, enough]) => {
      const since = window.heard.filter(({ at }) => at >= start);
      const silent = since.findIndex((_, from) => {
        const following = since.slice(from, from + enough);
        return following.length === enough && following.every((heard) => heard.level < level);
      });
      return since[silent]?.at;
    },
    [moment, callNumbers.speechLevel, quietMoments] as const,
  );
}
