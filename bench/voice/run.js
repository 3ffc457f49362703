// Measures hearing and speaking with the real models: node bench/voice/run.js
import { runnerImport } from "vite";

const { module } = await runnerImport("./bench/voice/measure-speech.ts");
process.exit((await module.measureSpeech()) ? 0 : 1);
