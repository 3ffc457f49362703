declare module "@mdn/mdn-http-observatory" {
  type Test = { pass: boolean; result: string; scoreModifier: number };
  type Scan = { grade: string; score: number };
  export function scan(hostname: string): Promise<{ scan: Scan; tests: Record<string, Test> }>;
}

declare module "@mdn/mdn-http-observatory/src/retriever/session.js" {
  type Exchange = { method: string; url: string; headers: Record<string, string> };
  type Client = { defaults: { adapter: (exchange: Exchange) => Promise<object> } };

  export class Session {
    static fromUrl(url: URL, options?: object): Promise<Session>;
    constructor(url: URL, options?: object);
    clientInstance: Client;
    clientInstanceRecordingRedirects: Client;
    jar: { setCookieSync(cookie: string, url: string): void };
    init(): Promise<Session>;
  }
}
