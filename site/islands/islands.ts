import { LeadForm } from "./lead-form.tsx";
import { TalkDemo } from "./talk-demo.tsx";

/** Every island, for the server to draw. The browser's list, in hydrate.tsx, loads the same ones one by one. */
export const islands = { "lead-form": LeadForm, "talk-demo": TalkDemo } as const;
