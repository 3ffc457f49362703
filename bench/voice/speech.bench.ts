import { measureSpeech } from "./measure-speech.ts";

process.exit((await measureSpeech()) ? 0 : 1);
