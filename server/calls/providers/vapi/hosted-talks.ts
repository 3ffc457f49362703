import type { State } from "../../../../assistant/converse/state.ts";
import type { PageEvent } from "../../../../contracts/conversation.ts";
import type { CallRow } from "../../../database/tables.ts";
import type { ReportError } from "../../../observe/report-error.ts";
import { limits } from "../../../security/limits.ts";
import type { HeldConversations } from "../../held-conversations.ts";
import type { Conversation } from "../../mind.ts";
import { followHosted, type HostedTalk } from "./follow-hosted.ts";

type Talk = HostedTalk & { conversation: Conversation; timer: NodeJS.Timeout };

export type HostedTalks = ReturnType<typeof hostedTalks>;
type Parts = { conversations: HeldConversations; reportError: ReportError };

/** The conversations of hosted calls, from the opening or, after a restart, from the first word we are told. */
export function hostedTalks({ conversations, reportError }: Parts) {
  const talks = new Map<string, Talk>();

  function begin({ id, started_at, setting, variables }: Begun, from?: State): Talk {
    const { now } = JSON.parse(variables ?? "{}") as { now?: unknown };
    const conversation = conversations.hold(
      { id, now: new Date(started_at), setting, wallTime: typeof now === "string" ? now : undefined, from },
      (event) => void obey(conversation, event).catch((error) => reportError(error, { where: "hosted call" })),
    );
    const timer = setTimeout(() => end(id), limits.hostedCallMs.value).unref();
    const talk = { ...followHosted(conversation), conversation, timer };
    talks.set(id, talk);
    return talk;
  }

  function end(id: string) {
    clearTimeout(talks.get(id)?.timer);
    talks.delete(id);
    conversations.end(id, true);
  }

  return {
    of: (call: Begun, from?: State) => talks.get(call.id) ?? begin(call, from),
    find: (id: string) => talks.get(id),
    end,
  };
}

type Begun = Pick<CallRow, "id" | "started_at" | "setting" | "variables">;

/** The room is left in the room; whatever else is done on the page happens here. */
async function obey(conversation: Conversation, event: PageEvent) {
  if (event.kind === "typed") await conversation.hear({ text: event.text, by: "typing" });
  else if (event.kind !== "ended") await conversation.obey(event);
}
