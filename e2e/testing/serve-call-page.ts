import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { hostedTalkSources } from "../../server/calls/providers/vapi/hosted-call.ts";
import { createSecurityHeaders } from "../../server/security/headers.ts";
import { type StandInServer, startStandInServer } from "../../site/call/testing/stand-in-server.ts";

const entry = "site/call/testing/call-page.ts";

/** A page with nothing but a call, under the policy of a hosted voice, and a server whose side a test plays. */
export async function serveCallPage(folder: string): Promise<StandInServer> {
  mkdirSync(folder, { recursive: true });
  await build({
    logLevel: "warn",
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: { page: entry } },
    },
  });
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
  const headers = createSecurityHeaders({ talkSources: hostedTalkSources, talkCamera: true });
  return startStandInServer({
    files: folder,
    headers: () => headers({ tls: false, page: "talk" }),
    page: `<!doctype html><title>A call</title><button id="start">Start</button>
      <button id="stop">Stop</button><script type="module" src="/${manifest[entry].file}"></script>`,
  });
}
