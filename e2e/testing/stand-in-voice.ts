import type { Page, WebSocketRoute } from "@playwright/test";
import { audioFormat, frameSamples, voicePaths } from "../../contracts/call-numbers.ts";
import type { ConversationView, PageEvent } from "../../contracts/conversation.ts";

/** The voice of the server, said by a test: the page under test is the real one. */
export type StandInVoice = {
  /** What the page asked for when it started a call. */
  readonly sessions: unknown[];
  /** The texts that the page sent in the call. */
  readonly texts: string[];
  /** What the visitor did on the page, as it was told. */
  readonly events: PageEvent[];
  /** How many sockets were opened. */
  joined: number;
  refuseWith?: { status: number; message: string };
  say(message: object): void;
  /** Sends the whole conversation. */
  show(view: ConversationView): void;
  /** A tone as loud as a voice. */
  sound(): void;
  drop(): void;
};

export async function standInForVoice(page: Page): Promise<StandInVoice> {
  let socket: WebSocketRoute | undefined;
  const voice: StandInVoice = {
    sessions: [],
    texts: [],
    events: [],
    joined: 0,
    say: (message) => socket?.send(JSON.stringify(message)),
    show: (view) => voice.say({ type: "conversation", view }),
    sound() {
      for (let frame = 0; frame < 25; frame++) socket?.send(tone);
    },
    drop: () => void socket?.close({ code: 4000, reason: "gone" }),
  };
  const time = new Date().toISOString();
  await page.route(`**${voicePaths.status}`, (route) => route.fulfill({ json: { voice: "ready", hosted: false } }));
  await page.route(`**${voicePaths.session}`, (route) => {
    voice.sessions.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { token: "once", expiresAt: time } });
  });
  await page.route(`**${voicePaths.resumeCall("stand-in")}`, (route) =>
    route.fulfill({
      status: 201,
      json: { id: "stand-in", webCallUrl: voicePaths.transport("stand-in") },
    }),
  );
  await page.route(`**${voicePaths.endCall("stand-in")}`, (route) => route.fulfill({ status: 204 }));
  await page.route(`**${voicePaths.webCall}`, (route) => {
    const { refuseWith } = voice;
    if (refuseWith) {
      const { status, message } = refuseWith;
      return route.fulfill({ status, json: { statusCode: status, message, error: "Refused" } });
    }
    return route.fulfill({
      status: 201,
      json: {
        id: "stand-in",
        type: "webCall",
        status: "queued",
        createdAt: time,
        updatedAt: time,
        callToken: "token",
        webCallUrl: voicePaths.transport("stand-in"),
        transport: {
          provider: "vapi.websocket",
          websocketCallUrl: voicePaths.transport("stand-in"),
          audioFormat,
        },
      },
    });
  });
  await page.routeWebSocket(/\/transport$/, (opened) => {
    socket = opened;
    opened.onMessage((message) => {
      if (typeof message !== "string") return;
      voice.texts.push(message);
      if (message.includes('"converse"')) voice.events.push(JSON.parse(message).event);
    });
    voice.joined++;
    voice.say({ type: "status-update", status: "in-progress" });
    opened.send("listening");
  });
  return voice;
}

const tone = Buffer.from(
  Int16Array.from({ length: frameSamples }, (_, at) => 12_000 * Math.sin((at * 2 * Math.PI) / 40)).buffer,
);
