import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

type Script = "accept" | "421" | "452" | "550" | "cut-after-data";

/** Long header lines as one line again. */
export function unfolded(raw: string): string {
  return raw.replace(/\r\n[ \t]+/g, " ").replace(/: +/g, ": ");
}

/** A real SMTP server that does what the test says with each mail in turn, and keeps what it accepted. */
export async function startSmtpReceiver() {
  const mailbox: { to: string[]; raw: string }[] = [];
  const script: Script[] = [];
  const refuse = (responseCode: number) => Object.assign(new Error("scripted"), { responseCode });

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo(_address, _session, callback) {
      const next = script[0];
      if (next !== "550" && next !== "452") return callback();
      script.shift();
      callback(refuse(Number(next)));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const next = script.shift() ?? "accept";
        if (next === "421") return callback(refuse(421));
        mailbox.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: unfolded(Buffer.concat(chunks).toString("utf8")),
        });
        if (next !== "cut-after-data") return callback();
        for (const connection of server.connections) connection._socket.destroy();
      });
    },
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    mailbox,
    script,
    url: `smtp://127.0.0.1:${port}?tls=off`,
    strictUrl: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
