import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import "./scripts/build/node-20.ts";
import { styleNames } from "./contracts/built-site.ts";
import { developmentServer } from "./scripts/build/development-server.ts";
import { markdown } from "./scripts/build/markdown.ts";
import { threadName, threads, threadsFromSource } from "./scripts/build/threads.js";

const browserFiles = {
  outDir: "dist/client",
  target: "es2022",
  // They know oklch(), so no colour is written three times; what opens the menus needs newer ones still.
  cssTarget: ["chrome111", "edge111", "firefox114", "safari16.4"],
  manifest: true,
  assetsInlineLimit: 0,
  modulePreload: false,
  rolldownOptions: {
    input: {
      ...Object.fromEntries(styleNames.map((name) => [name, `site/design/${name}.css`])),
      "before-paint": "site/browser/before-paint.ts",
      main: "site/browser/main.ts",
    },
  },
};

const serverFiles = {
  outDir: "dist/server",
  target: "node20",
  ssr: true,
  copyPublicDir: false,
  rolldownOptions: {
    input: {
      main: "server/main.ts",
      operator: "server/operator/main.ts",
      understand: "server/understand.ts",
      models: "scripts/models.ts",
      render: "site/render.tsx",
      // A thread is started by its file's name, beside the chunk that starts it.
      ...Object.fromEntries(threads.map((file) => [`chunks/${threadName(file)}`, file])),
    },
    output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
  },
};

/** What scripts/build/bundle.js adds to: the programs of bench/ and scripts/. */
const programs = { target: "node20", copyPublicDir: false };

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  appType: "custom",
  publicDir: "site/public",
  plugins: [react(), markdown(), threadsFromSource(), developmentServer()],
  build: mode === "programs" ? programs : isSsrBuild ? serverFiles : browserFiles,
  // React is bundled into the server files, so that it is always the production build whatever NODE_ENV says.
  ssr: {
    noExternal: command === "build" ? ["react", "react-dom", "lucide", "@tanstack/react-query"] : [],
  },
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  server: { port: 3000, strictPort: true },
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "dist/**"],
    globalSetup: ["server/database/testing/one-postgres.ts"],
    // No test replaces a module, so files share what was loaded; one more than the cores, as many only wait.
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    // A busy machine is slow, and slow is not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    outputFile: { json: "test-results/unit.json" },
  },
}));
