import type { ReportError } from "./report-error.ts";

type GuardedProcess = Pick<NodeJS.Process, "on" | "off" | "exit">;

/** An error nobody caught leaves the process in an unknown state: log it, finish what is under way, and go. */
export function guardProcess(
  guarded: GuardedProcess,
  services: {
    reportError: ReportError;
    stop: () => Promise<unknown>;
    timeLimitMs?: number;
    leave?: (code: number) => void;
  },
): () => void {
  const { reportError, stop, timeLimitMs = 5000, leave = (code) => guarded.exit(code) } = services;
  let isStopping = false;

  const giveUp = async (error: unknown, where: string) => {
    reportError(error, { where });
    if (isStopping) return;
    isStopping = true;

    setTimeout(leave, timeLimitMs, 1).unref();
    try {
      await stop();
    } catch (failure) {
      reportError(failure, { where: "stopping after an error" });
    }
    leave(1);
  };
  const onRejection = (reason: unknown) => void giveUp(reason, "unhandled rejection");
  const onException = (error: unknown) => void giveUp(error, "uncaught exception");

  guarded.on("unhandledRejection", onRejection);
  guarded.on("uncaughtException", onException);
  return () => {
    guarded.off("unhandledRejection", onRejection);
    guarded.off("uncaughtException", onException);
  };
}
