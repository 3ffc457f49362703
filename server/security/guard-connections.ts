import type { Server } from "node:http";
import type { Socket } from "node:net";
import { clientKey } from "./client-address.ts";
import { type LimitReached, limits } from "./limits.ts";
import { plainAddress } from "./plain-address.ts";
import type { TrustedProxies } from "./trusted-proxies.ts";

/** For the store, the log, mails on their way and files of models. */
const filesForOurselves = 150;

/** Bounds how many connections there are, in all and from one address, and can cut those that are left. */
export function guardConnections(
  server: Server,
  { isTrustedProxy, reached }: { isTrustedProxy: TrustedProxies; reached: LimitReached },
) {
  const open = new Set<Socket>();
  const byVisitor = new Map<string, number>();
  server.maxConnections = mostConnections(allowedFiles());
  server.on("drop", () => reached("connections"));

  server.on("connection", (socket: Socket) => {
    open.add(socket);
    const address = plainAddress(socket.remoteAddress ?? "");
    const key = address === undefined || isTrustedProxy(address) ? undefined : clientKey(address);
    if (key !== undefined) byVisitor.set(key, (byVisitor.get(key) ?? 0) + 1);
    socket.once("close", () => {
      open.delete(socket);
      if (key === undefined) return;
      const others = (byVisitor.get(key) ?? 1) - 1;
      if (others > 0) byVisitor.set(key, others);
      else byVisitor.delete(key);
    });
    if (key === undefined || (byVisitor.get(key) ?? 0) <= limits.connectionsPerVisitor.value) return;
    reached("connectionsPerVisitor");
    socket.destroy();
  });

  return {
    cutAll() {
      for (const socket of open) socket.destroy();
    },
  };
}

export function mostConnections(files: number): number {
  return Math.max(50, Math.min(limits.connections.value, files - filesForOurselves));
}

let filesAllowed: number | undefined;

/** Asked once: the system's answer never changes, and Node takes a while to write its report. */
function allowedFiles(): number {
  filesAllowed ??= askAllowedFiles();
  return filesAllowed;
}

/** How many files and sockets the system lets this process have; Node asks for as many as it may get. */
function askAllowedFiles(): number {
  try {
    const report = process.report as typeof process.report & { excludeNetwork?: boolean };
    report.excludeNetwork = true;
    const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
    const files = Number(userLimits?.open_files?.soft);
    return Number.isFinite(files) ? files : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
