import type { Plugin } from "vite";
import { voiceBase } from "../../contracts/call-numbers.ts";

/** Runs the real server inside Vite: one port, and an edit anywhere is live without a restart. */
export function developmentServer(): Plugin {
  return {
    name: "development-server",
    apply: "serve",
    configureServer(vite) {
      if (process.env.VITEST) return;
      vite.httpServer?.on("upgrade", async (request, socket, head) => {
        if (!request.url?.startsWith(`${voiceBase}/`)) return;
        const { upgrade } = await vite.ssrLoadModule("/server/development.ts");
        await upgrade(request, socket, head);
      });
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          try {
            const { handle } = await vite.ssrLoadModule("/server/development.ts");
            request.url = request.originalUrl ?? request.url;
            await handle(request, response, (path: string, html: string) => vite.transformIndexHtml(path, html));
          } catch (error) {
            if (error instanceof Error) vite.ssrFixStacktrace(error);
            next(error);
          }
        });
      };
    },
  };
}
