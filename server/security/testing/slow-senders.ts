import { connect, type Socket } from "node:net";

/** Clients that announce a body and send only its first bytes. */
export function slowSenders(port: () => number) {
  const clients: Socket[] = [];
  return {
    /** Settles with the first line of the answer. */
    start(path: string, { length = 20_000_000, headers = "" } = {}): Promise<string> {
      const client = connect({ port: port(), host: "127.0.0.1" });
      clients.push(client);
      client.on("error", () => {});
      const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n${headers}\r\n`;
      client.write(`${head}first bytes`);
      return new Promise((resolve) => client.once("data", (data) => resolve(String(data).split("\r\n")[0] ?? "")));
    },
    stop() {
      for (const client of clients.splice(0)) client.destroy();
    },
  };
}
