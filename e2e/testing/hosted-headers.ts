import { createSecurityHeaders } from "../../server/security/headers.ts";

/** The policy of a page whose calls a provider hosts, with the one script it may load. */
export const hosted = createSecurityHeaders({
  talkSources: {
    "script-src": ["https://c.daily.co/call-machine/versioned/0.87.0/static/"],
    "connect-src": ["https://*.daily.co", "wss://*.daily.co"],
    "trusted-types": ["default"],
  },
});
