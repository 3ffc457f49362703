import type { FastifyReply, FastifyRequest } from "fastify";
import { words } from "../../content/words.ts";
import { type FieldName, type FormName, fieldLimits, type Problem, type Problems } from "../../contracts/lead-forms.ts";
import { type Language, pathOf } from "../../contracts/paths.ts";
import type { faultyForms } from "./faulty-forms.ts";

export type Answer = {
  status: number;
  message: string;
  id?: string;
  problems?: Problems;
  retryAfterSeconds?: number;
};

type Exchange = {
  request: FastifyRequest;
  reply: FastifyReply;
  drawForm: ReturnType<typeof faultyForms>;
  form: FormName;
  language: Language;
  /** Who asks, as the limits know them. */
  visitor: string;
};

/** A script gets JSON. A plain form gets a page: thanks at an address of their own, or itself with every word kept. */
export async function sendAnswer(exchange: Exchange, answer: Answer) {
  const { request, reply, drawForm, form, language, visitor } = exchange;
  const { status, message, id, problems, retryAfterSeconds } = answer;
  reply.header("cache-control", "no-store");
  if (retryAfterSeconds) reply.header("retry-after", retryAfterSeconds);

  if (!isPlainForm(request)) {
    const errors = problems && inWords(problems, language);
    return reply.code(status).send({ message, ...(id && { id }), ...(errors && { errors }) });
  }
  if (status === 201) return reply.redirect(pathOf("thankYou", language), 303);

  const page = pathOf(form === "landing" ? "landing" : "contact", language);
  const html = await drawForm(page, {
    form: { values: typedValues(request.body), problems: problems ?? {}, message },
    visitor,
  });
  return reply.code(status).type("text/html; charset=utf-8").send(html);
}

function isPlainForm({ headers }: FastifyRequest): boolean {
  const { accept = "", "content-type": type = "" } = headers;
  const wantsJson = accept.includes("application/json") && !accept.includes("text/html");
  return type.startsWith("application/x-www-form-urlencoded") && !wantsJson;
}

/** Each problem with its code, for a page that has the sentences, and with the sentence, for a client that has not. */
function inWords(problems: Problems, language: Language) {
  const sentences = words[language].forms.problems;
  const entries = Object.entries(problems) as [FieldName, Problem][];
  return Object.fromEntries(
    entries.map(([field, problem]) => [
      field,
      { ...problem, message: sentences[problem.code].replace("{max}", String(problem.max)) },
    ]),
  );
}

function typedValues(body: unknown): Record<string, string> {
  const entries = Object.entries(body ?? {}).filter(([field]) => field in fieldLimits);
  return Object.fromEntries(entries.map(([field, value]) => [field, String(value)]));
}
