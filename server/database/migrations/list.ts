import postgres1 from "./postgres/0001-leads-and-outbox.sql?raw";
import postgres2 from "./postgres/0002-calls.sql?raw";
import postgres3 from "./postgres/0003-secrets.sql?raw";
import postgres4 from "./postgres/0004-held-leads.sql?raw";
import postgres5 from "./postgres/0005-report-codes.sql?raw";
import sqlite1 from "./sqlite/0001-leads-and-outbox.sql?raw";
import sqlite2 from "./sqlite/0002-calls.sql?raw";
import sqlite3 from "./sqlite/0003-secrets.sql?raw";
import sqlite4 from "./sqlite/0004-held-leads.sql?raw";
import sqlite5 from "./sqlite/0005-report-codes.sql?raw";

export type Migration = { number: number; name: string; sql: string };

/** Every change of the tables, in order. One that has shipped is never edited: add the next number. */
export const migrations: Record<"sqlite" | "postgres", Migration[]> = {
  sqlite: [
    { number: 1, name: "leads-and-outbox", sql: sqlite1 },
    { number: 2, name: "calls", sql: sqlite2 },
    { number: 3, name: "secrets", sql: sqlite3 },
    { number: 4, name: "held-leads", sql: sqlite4 },
    { number: 5, name: "report-codes", sql: sqlite5 },
  ],
  postgres: [
    { number: 1, name: "leads-and-outbox", sql: postgres1 },
    { number: 2, name: "calls", sql: postgres2 },
    { number: 3, name: "secrets", sql: postgres3 },
    { number: 4, name: "held-leads", sql: postgres4 },
    { number: 5, name: "report-codes", sql: postgres5 },
  ],
};
