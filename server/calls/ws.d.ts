/** The part of `ws` that is used here. */
declare module "ws" {
  import type { IncomingMessage } from "node:http";
  import type { Duplex } from "node:stream";

  export class WebSocket {
    static readonly OPEN: 1;
    constructor(url: string, options?: { headers?: Record<string, string>; origin?: string });
    readonly readyState: number;
    readonly bufferedAmount: number;
    send(data: string | Uint8Array): void;
    close(code?: number, reason?: string): void;
    ping(data?: Uint8Array): void;
    pong(data: Uint8Array): void;
    pause(): void;
    terminate(): void;
    on(event: "message", listener: (data: Buffer, isBinary: boolean) => void): this;
    on(event: "close", listener: (code: number, reason: Buffer) => void): this;
    on(event: "error", listener: (error: Error) => void): this;
    on(event: "open" | "pong", listener: () => void): this;
    on(event: "ping", listener: (data: Buffer) => void): this;
    on(event: "unexpected-response", listener: (request: unknown, response: IncomingMessage) => void): this;
  }

  export class WebSocketServer {
    constructor(options: {
      noServer: true;
      maxPayload: number;
      perMessageDeflate: false;
      autoPong: false;
      closeTimeout: number;
    });
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, done: (socket: WebSocket) => void): void;
    close(): void;
  }
}
