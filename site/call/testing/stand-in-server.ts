import { randomUUID } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import { audioFormat, frameBytes, frameMs, voicePaths } from "../../../contracts/call-numbers.ts";
import { type AcceptedSocket, acceptSocket } from "./accept-socket.ts";

/** One call as the server sees it. */
export type StandInCall = {
  readonly id: string;
  readonly request: {
    assistantId?: string;
    assistantOverrides?: { variableValues?: Record<string, unknown> };
  };
  readonly texts: string[];
  readonly frames: { at: number; bytes: Buffer }[];
  socket?: AcceptedSocket | undefined;
  closedWith?: number;
  wasEnded: boolean;
  /** Sends a message, or a bare text. */
  say(message: object | string): void;
  /** Sends sound, all at once or at the pace of speech. */
  play(pcm: Buffer, options?: { paced?: boolean }): Promise<void>;
};

type StandInOptions = {
  files: string;
  page: string;
  headers: () => Readonly<Record<string, string>>;
  /** What the server does once a page has joined; by default it starts the call as the real one does. */
  onJoin?: (call: StandInCall) => void;
};

export type StandInServer = {
  readonly origin: string;
  readonly calls: StandInCall[];
  readonly filesServed: string[];
  onJoin: (call: StandInCall) => void;
  /** Refuses calls with this status, or hands out rooms instead of sockets. */
  refuseWith?: number;
  handsOutRooms: boolean;
  /** What a file begins with when it is served, where a test wants it to behave in another way. */
  before?: ((path: string) => string) | undefined;
  /** Keeps a call whose wire was lost until its page comes back. */
  holdsLostCalls: boolean;
  openSockets(): number;
  close(): void;
};

export function startTheCall(call: StandInCall) {
  call.say({ type: "status-update", status: "in-progress" });
  call.say({ type: "assistant.started", newAssistant: {} });
  call.say("listening");
}

/** A server that speaks the whole protocol of a call and has no mind: tests say what it says. */
export async function startStandInServer(options: StandInOptions): Promise<StandInServer> {
  const sessions = new Set<string>();
  const calls: StandInCall[] = [];
  const filesServed: string[] = [];
  let open = 0;

  const http = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://stand.in").pathname;
    for (const [name, value] of Object.entries(options.headers())) response.setHeader(name, value);
    if (request.method === "POST") return answer(response, await receive(path, request));
    if (path === "/") {
      return response.setHeader("content-type", "text/html; charset=utf-8").end(options.page);
    }
    const file = join(options.files, path);
    if (!path.includes("..") && existsSync(file) && path.startsWith("/assets/")) {
      filesServed.push(path);
      response.setHeader("content-type", path.endsWith(".js") ? "text/javascript" : "text/css");
      response.write(server.before?.(path) ?? "");
      return void createReadStream(file).pipe(response);
    }
    response.writeHead(404).end();
  });

  async function receive(path: string, request: IncomingMessage): Promise<[number, object]> {
    const body = JSON.parse((await textOf(request)) || "{}");
    if (path === voicePaths.session) {
      const token = randomUUID();
      sessions.add(token);
      return [201, { token, expiresAt: new Date(Date.now() + 60_000).toISOString() }];
    }
    if (path === voicePaths.webCall) {
      const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
      if (server.refuseWith) return refusal(server.refuseWith);
      return sessions.delete(token) ? [201, make(body)] : refusal(401);
    }
    const lost = calls.find(({ id }) => path === voicePaths.resumeCall(id));
    if (lost && server.holdsLostCalls && request.headers.authorization === `Bearer token of ${lost.id}`) {
      lost.socket = undefined;
      return [201, { id: lost.id, webCallUrl: voicePaths.transport(lost.id) }];
    }
    const ended = calls.find(({ id }) => path === voicePaths.endCall(id));
    if (ended && body.callToken === `token of ${ended.id}`) {
      ended.wasEnded = true;
      ended.socket?.close(1000);
      return [200, {}];
    }
    return refusal(404);
  }

  function make(request: StandInCall["request"]) {
    const call: StandInCall = {
      id: randomUUID(),
      request,
      texts: [],
      frames: [],
      wasEnded: false,
      say: (message) => call.socket?.send(typeof message === "string" ? message : JSON.stringify(message)),
      async play(pcm, { paced = false } = {}) {
        const began = performance.now();
        for (let at = 0; at < pcm.length; at += frameBytes) {
          const due = began + (at / frameBytes) * frameMs;
          if (paced) await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
          call.socket?.send(pcm.subarray(at, at + frameBytes));
        }
      },
    };
    calls.push(call);
    const now = new Date().toISOString();
    const url = voicePaths.transport(call.id);
    return {
      id: call.id,
      type: "webCall",
      status: "queued",
      createdAt: now,
      updatedAt: now,
      webCallUrl: server.handsOutRooms ? "https://demo.daily.co/room" : url,
      transport: server.handsOutRooms
        ? { provider: "daily" }
        : { provider: "vapi.websocket", websocketCallUrl: url, audioFormat, assistantVideoEnabled: false },
      callToken: `token of ${call.id}`,
    };
  }

  http.on("upgrade", (request: IncomingMessage, socket: Socket) => {
    const call = calls.find(({ id }) => request.url === voicePaths.transport(id));
    if (!call || call.socket) return socket.destroy();
    open += 1;
    call.socket = acceptSocket(request, socket, {
      text(text) {
        call.texts.push(text);
        if (text !== '{"type":"end-call"}') return;
        call.say({ type: "status-update", status: "ended", endedReason: "customer-ended-call" });
        call.say({
          type: "end-of-call-report",
          endedReason: "customer-ended-call",
          analysis: { summary: "…" },
        });
        call.socket?.close(1000);
      },
      binary: (bytes) => call.frames.push({ at: performance.now(), bytes }),
      closed(code) {
        open -= 1;
        call.closedWith = code;
      },
    });
    server.onJoin(call);
  });

  await new Promise<void>((resolve) => http.listen(0, "localhost", resolve));
  const server: StandInServer = {
    origin: `http://localhost:${(http.address() as AddressInfo).port}`,
    calls,
    filesServed,
    onJoin: options.onJoin ?? startTheCall,
    handsOutRooms: false,
    holdsLostCalls: false,
    openSockets: () => open,
    close() {
      for (const { socket } of calls) socket?.drop();
      http.close();
      http.closeAllConnections();
    },
  };
  return server;
}

function answer(response: ServerResponse, [status, body]: [number, object]) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function refusal(statusCode: number): [number, object] {
  return [statusCode, { statusCode, message: "Refused by the stand-in.", error: "Refused" }];
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
