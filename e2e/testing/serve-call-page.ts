import { hostedTalkSources } from "../../server/calls/providers/vapi/hosted-call.ts";
import { createSecurityHeaders } from "../../server/security/headers.ts";
import { type StandInServer, startStandInServer } from "../../site/call/testing/stand-in-server.ts";
import { builtCallPage, callPage } from "./build-pages.ts";

const hosted = createSecurityHeaders({ talkSources: hostedTalkSources, talkCamera: true });

/** A page with nothing but a call, under the policy of a hosted voice, and a server whose side a test plays. */
export async function serveCallPage(headers = () => hosted): Promise<StandInServer> {
  const { folder, manifest } = builtCallPage();
  return startStandInServer({
    files: folder,
    headers: () => headers()({ tls: false, page: "talk" }),
    page: `<!doctype html><title>A call</title><button id="start">Start</button><button id="type">Type</button>
      <button id="stop">Stop</button><button id="resume">Sound</button>
      <script type="module" src="/${manifest[callPage.entry]?.file}"></script>`,
  });
}
