import { hostedCommands } from "../calls/providers/vapi/commands/commands.ts";
import type { Command } from "./command.ts";
import { backup } from "./commands/backup.ts";
import { leadsDelete } from "./commands/leads-delete.ts";
import { leadsExport } from "./commands/leads-export.ts";
import { leadsList } from "./commands/leads-list.ts";
import { leadsRelease } from "./commands/leads-release.ts";
import { leadsShow } from "./commands/leads-show.ts";
import { migrateToPostgres } from "./commands/migrate-to-postgres.ts";
import { outboxList } from "./commands/outbox-list.ts";
import { outboxReplay } from "./commands/outbox-replay.ts";
import { personCorrect } from "./commands/person-correct.ts";
import { personErase } from "./commands/person-erase.ts";
import { personExport } from "./commands/person-export.ts";
import { personShow } from "./commands/person-show.ts";
import { restore } from "./commands/restore.ts";
import { stats } from "./commands/stats.ts";
import { upgrade } from "./commands/upgrade.ts";
import { voiceCalls } from "./commands/voice-calls.ts";

/** Everything an operator can ask for, in the order the help shows it. */
export const commands: readonly Command[] = [
  leadsList,
  leadsShow,
  leadsExport,
  leadsRelease,
  leadsDelete,
  personShow,
  personExport,
  personCorrect,
  personErase,
  outboxList,
  outboxReplay,
  voiceCalls,
  ...hostedCommands,
  stats,
  backup,
  restore,
  migrateToPostgres,
  upgrade,
];
