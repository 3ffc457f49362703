import type { Database } from "../database/database.ts";
import { eraseMails } from "../mail/erase-mails.ts";
import type { Log } from "../observe/log.ts";
import { enforceRetention, type Retention } from "./enforce-retention.ts";
import { trustClock } from "./trust-clock.ts";

const hour = 3_600_000;

type Parts = {
  db: Database;
  retention: Retention;
  now: () => number;
  log: Log;
  /** Where mails become files when there is no mail server. */
  mailFolder: string;
};

/** Enforces retention at start and every hour. Several instances may do so at once: there is less to delete. */
export function startRetentionJob(parts: Parts) {
  const enforce = () => retentionRun(parts);
  void enforce();
  const timer = setInterval(enforce, hour);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

export async function retentionRun({ db, retention, now, log, mailFolder }: Parts): Promise<void> {
  try {
    const trust = await trustClock(db, now());
    if (!trust.isTrusted) {
      const until = new Date(trust.until).toISOString();
      return log.warn(
        { count: trust.aheadDays },
        `The clock is days ahead of the last entry: nothing is deleted until ${until}. Is the clock right?`,
      );
    }
    const { leads, calls, isCapped } = await enforceRetention(db, retention, now());
    const ids = [...leads, ...calls];
    if (ids.length === 0) return;
    await db.forget();
    await eraseMails(mailFolder, ids);
    log.info({ count: ids.length }, "Deleted what was kept long enough");
    if (isCapped) log.warn("There is more to delete than one run does; the next goes on in an hour");
  } catch (error) {
    log.warn({ err: error }, "Retention could not be enforced and will be tried again");
  }
}
