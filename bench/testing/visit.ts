import { randomUUID } from "node:crypto";
import { WebSocket } from "ws";

/** What a visitor's browser asks of a server, seen as coming from an address of their own. */
export function visit(url: string, address: string) {
  const email = "ana@example.com";
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: "POST",
      headers: { origin: url, "content-type": "application/json", "x-forwarded-for": address, ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });

  return {
    post,
    page: async (path = "/") => {
      const answer = await fetch(url + path, { signal: AbortSignal.timeout(20_000) });
      await answer.arrayBuffer();
      return answer.status;
    },
    lead: async () => {
      const answer = await post("/contact", {
        "first-name": "Ana",
        "last-name": "Rivera",
        email,
        message: "Forty beds, and the night shift writes by hand.",
        "idempotency-key": randomUUID(),
      });
      await answer.arrayBuffer();
      return answer.status;
    },
    token: async () => {
      const answer = await post("/voice/session", { email });
      return String((await answer.json()).token);
    },
    /** A call that is booked and can be joined at `path`, or the status of a refusal. */
    async openCall({ typedOnly = false } = {}) {
      const variableValues = { email, ...(typedOnly && { typedOnly: "true" }) };
      const answer = await post(
        "/voice/call/web",
        { assistantId: "incident-documenter", assistantOverrides: { variableValues } },
        { authorization: `Bearer ${await this.token()}` },
      );
      const call = await answer.json();
      const path = call.transport?.websocketCallUrl;
      return {
        status: answer.status,
        id: String(call.id),
        path: String(path),
        callToken: String(call.callToken),
      };
    },
    endCall: async ({ id, callToken }: { id: string; callToken: string }) => {
      await post(`/voice/call/${id}/end`, { callToken });
    },
    join: (path: string) =>
      new WebSocket(url.replace("http", "ws") + path, {
        origin: url,
        headers: { "x-forwarded-for": address },
      }),
  };
}
