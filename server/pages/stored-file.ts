import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { guardsOfPages } from "../security/headers.ts";

type Encoding = "br" | "gzip";

/** A file kept in memory with its ready-made encodings and headers. */
export type StoredFile = {
  bodies: { plain: Buffer } & Partial<Record<Encoding, Buffer>>;
  headers: Readonly<Record<string, string>>;
  etag: string;
};

const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  "speculation-rules.json": "application/speculationrules+json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

const forever = "public, max-age=31536000, immutable";
const alwaysAsk = "no-cache";

export function storeFile(name: string, bodies: StoredFile["bodies"]): StoredFile {
  const etag = `"${createHash("sha256").update(bodies.plain).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "content-type": types[name] ?? types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream",
    "cache-control": name.startsWith("assets/") ? forever : alwaysAsk,
    etag,
    ...(name.endsWith(".html") ? { "speculation-rules": '"/speculation-rules.json"' } : {}),
    ...(bodies.br || bodies.gzip ? { vary: "accept-encoding" } : {}),
  };
  return { bodies, headers, etag };
}

export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile, status = 200) {
  reply.headers(file.headers);
  if (file.headers["content-type"] === types.woff2) for (const guard of guardsOfPages) reply.removeHeader(guard);
  if (status === 200 && namesTag(request.headers["if-none-match"], file.etag)) return reply.code(304).send();

  const accepted = request.headers["accept-encoding"] ?? "";
  for (const encoding of ["br", "gzip"] as const) {
    const body = file.bodies[encoding];
    if (!body || !accepts(accepted, encoding)) continue;
    return reply.code(status).header("content-encoding", encoding).send(body);
  }
  return reply.code(status).send(file.bodies.plain);
}

function namesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

function accepts(header: string | string[], encoding: Encoding): boolean {
  return String(header)
    .split(",")
    .some((entry) => {
      const [name, quality] = entry.trim().split(/\s*;\s*q=/);
      return name === encoding && Number(quality ?? 1) > 0;
    });
}
