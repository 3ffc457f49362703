import type { Assets } from "../../contracts/built-site.ts";
import { placeholders } from "../../contracts/built-site.ts";
import { type Language, pathOf } from "../../contracts/paths.ts";
import { render, signIcon, sitePages } from "../../site/render.tsx";
import { escapeHtml } from "../security/escape-html.ts";
import type { Site } from "./site.ts";
import { storeFile } from "./stored-file.ts";

const assets: Assets = {
  styles: {
    landing: "/site/design/landing.css",
    reading: "/site/design/reading.css",
    talk: "/site/design/talk.css",
  },
  beforePaint: "/site/browser/before-paint.ts",
  script: "/site/browser/main.ts",
  fonts: [],
};

/** Pages rendered at each request, for development; Vite serves the files they name. */
export function createLiveSite(transform: (path: string, html: string) => Promise<string>): Site {
  const draw = async (path: string, data = {}) => {
    const html = await render(path, { assets, data, development: true });
    return transform(path, html);
  };
  const under = (language: Language, path: string) => (language === "en" ? path : pathOf("landing", language) + path);

  return {
    async find(path) {
      if (path === "/icon.svg") return storeFile("icon.svg", { plain: Buffer.from(signIcon()) });
      if (path !== "/design" && !sitePages().includes(path)) return undefined;
      return storeFile("page.html", { plain: Buffer.from(await draw(path)) });
    },
    async notFound(language) {
      return storeFile("page.html", { plain: Buffer.from(await draw(under(language, "/not-found"))) });
    },
    async errorScreen(language, text) {
      const html = await draw(under(language, "/error"));
      return html.replace(escapeHtml(placeholders.error), () => escapeHtml(text));
    },
    render: draw,
  };
}
