import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("what a command sets up first is told on the error stream: its output may be read by a program", () => {
  const script = `import("./scripts/setup/run.js").then(({ run }) => run(process.execPath, ["-e", "console.log(1)"]))`;
  const { stdout, stderr } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
  expect(stdout).toBe("");
  expect(stderr).toBe("1\n");
  const files = [
    "build.js",
    ...["setup", "build"].flatMap((folder) => readdirSync(`scripts/${folder}`).map((file) => `${folder}/${file}`)),
  ];
  const isLoud = (file: string) => readFileSync(`scripts/${file}`, "utf8").includes("console.log");
  expect(files.filter((file) => file.endsWith(".js") && isLoud(file))).toEqual([]);
});
