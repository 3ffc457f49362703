import { createHash, randomInt } from "node:crypto";
import type { Language } from "../../contracts/paths.ts";
import type { Database } from "../database/database.ts";
import { statement } from "../database/query-builder.ts";
import type { CallRow } from "../database/tables.ts";
import { submissionLimit } from "../leads/limit-submissions.ts";
import { emailKey } from "../leads/new-lead.ts";
import { codeMail } from "../mail/code-mail.ts";
import type { Mailer } from "../mail/mail.ts";
import { isSame } from "../security/is-same.ts";
import { type LimitReached, limits } from "../security/limits.ts";

const hour = 3_600_000;
const day = 24 * hour;

type Parts = { db: Database; mailer: Mailer; from: string; now(): number; reached: LimitReached };
export type AddressConfirmer = ReturnType<typeof addressConfirmer>;

/** A report goes only to whoever can read what is sent to the address: they type a code from a mail of ours. */
export function addressConfirmer({ db, mailer, from, now, reached }: Parts) {
  const perCall = submissionLimit(db, { count: limits.codesPerCall.value, windowMs: day });
  const perRecipient = submissionLimit(db, { count: limits.codesPerRecipient.value, windowMs: hour });
  const perVisitor = submissionLimit(db, { count: limits.codesPerVisitor.value, windowMs: hour });

  return {
    async sendCode(
      call: CallRow,
      { clientKey, language }: { clientKey: string; language: Language },
    ): Promise<"sent" | "too-many"> {
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const time = now();
      const counts = [
        await perCall.count(`code for call ${call.id}`, time),
        await perVisitor.count(`code by ${clientKey}`, time),
        await perRecipient.count(`code to ${emailKey(call.email)}`, time),
      ] as const;
      const [byCall, byVisitor, byRecipient] = await db.transact([
        ...counts,
        statement(
          db.build
            .updateTable("calls")
            .set({ code_hash: hashOf(call.id, code), code_sent_at: time, code_tries: 0 })
            .where("id", "=", call.id),
        ),
      ]);
      if (byCall.length === 0) return tooMany("codesPerCall");
      if (byVisitor.length === 0) return tooMany("codesPerVisitor");
      if (byRecipient.length === 0) return tooMany("codesPerRecipient");
      await mailer.send(codeMail(call, { code, language, from }));
      return "sent";
    },

    /** A code is good once, for a while, and for a few tries. */
    async confirm({ id }: Pick<CallRow, "id">, code: string): Promise<"confirmed" | "wrong" | "void"> {
      const [tried] = await db.transact([
        statement(
          db.build
            .updateTable("calls")
            .set((row) => ({ code_tries: row("code_tries", "+", 1) }))
            .where("id", "=", id)
            .where("code_tries", "<", limits.codeTries.value)
            .where("code_sent_at", ">", now() - limits.codeMs.value)
            .returning("code_hash"),
        ),
      ]);
      const expected = tried[0]?.code_hash;
      if (!expected) return "void";
      if (!isSame(hashOf(id, code), expected)) return "wrong";
      const [used] = await db.transact([
        statement(
          db.build
            .updateTable("calls")
            .set({ code_hash: null })
            .where("id", "=", id)
            .where("code_hash", "=", expected)
            .returning("id"),
        ),
      ]);
      return used.length > 0 ? "confirmed" : "void";
    },
  };

  function tooMany(limit: "codesPerCall" | "codesPerVisitor" | "codesPerRecipient") {
    reached(limit);
    return "too-many" as const;
  }
}

function hashOf(id: string, code: string): string {
  return createHash("sha256").update(`${id}\n${code}`).digest("base64url");
}
