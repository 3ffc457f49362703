import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { apiPaths, languageOf, paths } from "../../contracts/paths.ts";
import type { SiteSettings } from "../../contracts/site-settings.ts";
import { securityTxt } from "../security/security-txt.ts";
import type { Services } from "../services.ts";
import type { Site } from "./site.ts";
import { sendFile } from "./stored-file.ts";

export function pageRoutes(app: FastifyInstance, { site, pageTraffic, config }: Services) {
  app.get(apiPaths.siteSettings, (_request, reply) => {
    const answer: SiteSettings = { contactEmail: config.contactEmail };
    return reply.header("cache-control", "no-cache").send(answer);
  });

  app.get("/.well-known/security.txt", (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(securityTxt(config.siteUrl + paths.contact, new Date())),
  );

  app.get("/*", (request, reply) => {
    const path = pathIn(request);
    pageTraffic.note();
    const file = site.find(path);
    // What is ready goes at once: to wait for a promise would be a good part of the whole cost.
    if (file && "bodies" in file) {
      sendFile(request, reply, file);
      return;
    }
    return sendWhenFound(path, file, request, reply);
  });

  async function sendWhenFound(
    path: string,
    finding: ReturnType<Site["find"]>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const file = await finding;
    if (file) return sendFile(request, reply, file);
    const page = path.replace(/\/+$/, "");
    if (page && page !== path && (await site.find(page))) return reply.redirect(page, 308);
    return sendNotFound(request, reply);
  }

  app.setNotFoundHandler(sendNotFound);

  async function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
    if (!wantsPage(request)) return reply.code(404).send({ message: "There is nothing at this address." });
    return sendFile(request, reply, await site.notFound(languageOf(pathIn(request))), 404);
  }
}

export function pathIn(request: FastifyRequest): string {
  const query = request.url.indexOf("?");
  return query < 0 ? request.url : request.url.slice(0, query);
}

/** A browser that navigates asks for HTML; a program says what else it wants, or nothing. */
export function wantsPage(request: FastifyRequest): boolean {
  const { accept = "*/*" } = request.headers;
  return accept.includes("text/html") || (request.method === "GET" && accept === "*/*");
}
