import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import type { HostedSettings } from "../../../config.ts";
import { readAtMost } from "../../../security/read-at-most.ts";
import { type VapiRoute, vapiRoutes } from "./routes.ts";

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type Spec<Route extends VapiRoute> = (typeof vapiRoutes)[Route];

type VapiRequest<Route extends VapiRoute> = { [Name in NamesIn<Spec<Route>>]: string } & {
  query?: Record<string, string | number>;
} & (Spec<Route> extends `${"POST" | "PATCH" | "PUT"} ${string}` ? { body?: object | FormData } : unknown);

/** One method for each row of the table; each answer is read by whoever asked. */
export type VapiClient = {
  [Route in VapiRoute]: NamesIn<Spec<Route>> extends never
    ? (request?: VapiRequest<Route>) => Promise<unknown>
    : (request: VapiRequest<Route>) => Promise<unknown>;
};

export type VapiSettings = Pick<HostedSettings, "baseUrl" | "privateKey">;
type Options = VapiSettings & { timeoutMs?: number; tries?: number; retryMs?: number };

/** The hosted voice said no, could not be reached, or answered what nobody can read. */
class VapiFailure extends Error {
  override readonly name = "VapiFailure";
  readonly kind: "refused" | "unreachable" | "timed-out" | "unreadable";
  /** The status it answered with, none when no answer came. */
  readonly status: number | undefined;

  constructor(kind: VapiFailure["kind"], message: string, status?: number, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
  }
}

const mayPass = new Set([408, 429, 500, 502, 503, 504]);
const errorBody = v.looseObject({ message: v.union([v.string(), v.array(v.string())]) });
const maxAnswerBytes = 16 * 1024 * 1024;

export function createVapiClient(options: Options): VapiClient {
  const methods = Object.entries(vapiRoutes).map(([name, spec]) => {
    const [method, path] = splitSpec(spec);
    return [name, (request: Loose = {}) => ask(options, method, path, request)];
  });
  return Object.fromEntries(methods) as VapiClient;
}

export function splitSpec(spec: string): [method: Method, path: string] {
  const [method, path = ""] = spec.split(" ");
  return [method as Method, path];
}

type Loose = { query?: Record<string, string | number>; body?: object | FormData } & Record<string, unknown>;

async function ask(options: Options, method: Method, path: string, request: Loose): Promise<unknown> {
  const { tries = 3, retryMs = 500 } = options;
  for (let attempt = 1; ; attempt++) {
    try {
      return await askOnce(options, method, path, request);
    } catch (error) {
      if (attempt >= tries || !isWorthAnother(error, method)) throw error;
      const asked = error instanceof Retriable ? error.retryAfterMs : undefined;
      await wait(Math.min(asked ?? retryMs * 2 ** (attempt - 1), 10_000));
    }
  }
}

class Retriable extends VapiFailure {
  retryAfterMs: number | undefined;
}

/** What was created may exist although the answer was lost: only a clear refusal is asked again then. */
function isWorthAnother(error: unknown, method: Method): boolean {
  if (!(error instanceof VapiFailure)) return false;
  if (error instanceof Retriable) return error.status === 429 || error.status === 503 || method !== "POST";
  return (error.kind === "unreachable" || error.kind === "timed-out") && method !== "POST";
}

async function askOnce(options: Options, method: Method, path: string, request: Loose): Promise<unknown> {
  const { baseUrl, privateKey, timeoutMs = 15_000 } = options;
  const { query = {}, body, ...names } = request;
  const isForm = body instanceof FormData;
  let response: Response;
  let text: string;
  try {
    response = await fetch(addressOf(baseUrl, path, names, query), {
      method,
      headers: {
        authorization: `Bearer ${privateKey}`,
        accept: "application/json",
        ...(body && !isForm && { "content-type": "application/json" }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await readText(response);
  } catch (error) {
    if (error instanceof VapiFailure) throw error;
    const isLate = (error as Error).name === "TimeoutError";
    const what = `${method} ${path}`;
    throw isLate
      ? new VapiFailure("timed-out", `${what} took longer than ${timeoutMs} ms`, undefined, error)
      : new VapiFailure("unreachable", `${what} could not be asked`, undefined, error);
  }
  const answer = fromJson(text);
  if (!response.ok) throw refusal(response, answer, `${method} ${path}`);
  if (answer === undefined && text !== "") {
    throw new VapiFailure("unreadable", `${method} ${path} was answered with no JSON`, response.status);
  }
  return answer ?? null;
}

function addressOf(
  baseUrl: string,
  path: string,
  names: Record<string, unknown>,
  query: Record<string, string | number>,
): URL {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = String(names[name] ?? "");
    // A dot would climb out of its place even when it is escaped.
    if (!/^[\w~:-][\w.~:-]*$/.test(value)) throw new VapiFailure("refused", `"${name}" is no identifier`);
    return encodeURIComponent(value);
  });
  const url = new URL(baseUrl.replace(/\/$/, "") + filled);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}

async function readText(response: Response): Promise<string> {
  const text = await readAtMost(response, maxAnswerBytes);
  if (text === undefined) throw new VapiFailure("unreadable", "The answer is too long", response.status);
  return text;
}

function refusal(response: Response, answer: unknown, what: string): VapiFailure {
  const told = v.safeParse(errorBody, answer);
  const why = told.success ? [told.output.message].flat().join("; ") : response.statusText;
  const message = `${what} was answered ${response.status}: ${why}`.slice(0, 500);
  if (!mayPass.has(response.status)) return new VapiFailure("refused", message, response.status);
  const failure = new Retriable("refused", message, response.status);
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  if (seconds >= 0) failure.retryAfterMs = seconds * 1000;
  return failure;
}

function fromJson(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
