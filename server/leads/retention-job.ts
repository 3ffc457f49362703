import type { Database } from "../database/database.ts";
import { eraseMails } from "../mail/erase-mails.ts";
import type { Log } from "../observe/log.ts";
import { enforceRetention, type Retention } from "./enforce-retention.ts";

const hour = 3_600_000;

/** Enforces retention at start and every hour. Several instances may do so at once: there is less to delete. */
export function startRetentionJob(parts: {
  db: Database;
  retention: Retention;
  now: () => number;
  log: Log;
  /** Where mails become files when there is no mail server. */
  mailFolder: string;
}) {
  const { db, retention, now, log, mailFolder } = parts;
  const enforce = async () => {
    try {
      const { leads, calls } = await enforceRetention(db, retention, now());
      const ids = [...leads, ...calls];
      if (ids.length === 0) return;
      await db.forget();
      await eraseMails(mailFolder, ids);
      log.info({ count: ids.length }, "Deleted what was kept long enough");
    } catch (error) {
      log.warn({ err: error }, "Retention could not be enforced and will be tried again");
    }
  };
  void enforce();
  const timer = setInterval(enforce, hour);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
