import type { FastifyError, FastifyInstance } from "fastify";
import { words } from "../../content/words.ts";
import { languageOf } from "../../contracts/paths.ts";
import type { Services } from "../services.ts";
import { pathIn, wantsPage } from "./page-routes.ts";

/** The last door for every error: logged once with its cause, shown without detail. */
export function pageErrors(app: FastifyInstance, { site, reportError, development }: Services) {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    const language = languageOf(pathIn(request));
    if (status >= 500) reportError(error, { where: `${request.method} ${request.routeOptions.url}` });

    const safe = status < 500 || development ? error.message : `${words[language].error.text} (${request.id})`;
    if (!wantsPage(request)) return reply.code(status).send({ message: safe });
    reply.code(status).header("cache-control", "no-store").type("text/html; charset=utf-8");
    return site.errorScreen(language, safe);
  });
}
