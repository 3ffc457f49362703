import { measureTalkPage } from "./measure-talk-page.ts";

process.exit((await measureTalkPage()) ? 0 : 1);
