import { countLeads, leadsByDay } from "../../leads/browse-leads.ts";
import { outboxDepth } from "../../outbox/outbox-depth.ts";
import { type Command, type Context, jsonOption } from "../command.ts";
import { bar, sparkline } from "../draw.ts";
import { addressOf, readServer, type ServerFigures } from "../server-figures.ts";
import { table } from "../table.ts";

const day = 86_400_000;
const shownDays = 30;

export const stats: Command = {
  name: "stats",
  summary: "Draws leads by time, what waits or was given up, and how the running server does",
  options: {
    server: { type: "string", value: "<address>", help: "The server to ask, this machine's if not said" },
    ...jsonOption,
  },
  async run(context) {
    const { values, terminal, config } = context;
    const store = await readStore(context);
    const address = String(values.server ?? addressOf(config));
    const asked = await readServer(address, config.metricsToken).catch((error: Error) => error);
    const server = asked instanceof Error ? null : asked;
    if (values.json) return void terminal.out.write(`${JSON.stringify({ ...store, server }, null, 2)}\n`);

    terminal.out.write(drawStore(store));
    terminal.out.write(
      server ? drawServer(address, server) : `\nNo figures from ${address}: ${(asked as Error).message}.\n`,
    );
  },
};

async function readStore({ db: open, now }: Context) {
  const db = await open();
  const spans = [
    ["Last 24 hours", now() - day],
    ["Last 7 days", now() - 7 * day],
    ["Last 30 days", now() - 30 * day],
    ["All", 0],
  ] as const;
  const leads = await Promise.all(
    spans.map(async ([span, since]) => ({
      span,
      accepted: await countLeads(db, { state: "accepted", since }),
      held: await countLeads(db, { state: "held", since }),
    })),
  );
  const today = Math.floor(now() / day);
  const counted = await leadsByDay(db, (today - shownDays + 1) * day);
  const leadsByDays = Array.from({ length: shownDays }, (_, index) => {
    const number = today - shownDays + 1 + index;
    return { day: new Date(number * day).toISOString().slice(0, 10), leads: counted.get(number) ?? 0 };
  });
  const outbox = (await outboxDepth(db)).map(({ oldest, ...row }) => ({
    ...row,
    oldestHours: Math.round(((now() - oldest) / 3_600_000) * 10) / 10,
  }));
  return { leads, leadsByDays, outbox };
}

function drawStore({ leads, leadsByDays, outbox }: Awaited<ReturnType<typeof readStore>>): string {
  const counts = leadsByDays.map((one) => one.leads);
  const most = Math.max(...outbox.map(({ count }) => count));
  return [
    table(
      ["Leads", "Accepted", "Held"],
      leads.map(({ span, accepted, held }) => [span, accepted, held]),
    ),
    `\n${leadsByDays[0]?.day} ${sparkline(counts)} ${leadsByDays.at(-1)?.day}, at most ${Math.max(...counts)} a ` +
      "day\n\n",
    outbox.length === 0
      ? "Every delivery has arrived.\n"
      : table(
          ["Outbox", "State", "Count", "Oldest (hours)", ""],
          outbox.map(({ channel, state, count, oldestHours }) => [
            channel,
            state,
            count,
            oldestHours,
            bar(count, most),
          ]),
        ),
  ].join("");
}

function drawServer(address: string, server: ServerFigures): string {
  const { calls } = server;
  const counted: [string, Record<string, number>][] = [
    ["Requests", server.requests],
    ["Broken", server.brokenRequests],
    ["Errors", server.errors],
    ["Leads", server.leads],
    ["Deliveries", server.deliveries],
    ["Calls opened", calls.opened],
    ["Calls refused", calls.refused],
    ["Calls ended", calls.ended],
    ["Speech waiting", calls.waiting],
  ];
  const rows = counted.flatMap(([title, counts]) => {
    const most = Math.max(...Object.values(counts));
    return Object.entries(counts).map(([label, count]) => [title, label, count, bar(count, most)]);
  });
  const times = [
    ["Page", `p50 ${server.pageMs.p50} ms`, `p99 ${server.pageMs.p99} ms`],
    ["Commit", `p50 ${server.commitMs.p50} ms`, `p99 ${server.commitMs.p99} ms`],
    ["Answer on a call", `p50 ${calls.answerMs.p50} ms`, `p95 ${calls.answerMs.p95} ms`],
    ["Event loop", "", `p99 ${server.eventLoopDelayMs} ms`],
  ];
  const state =
    `up ${Math.round(server.upSeconds / 60)} min, ${Math.round(server.memoryBytes / 2 ** 20)} MB, ` +
    `${server.descriptors} descriptors, ${calls.live} calls on, calls are ` +
    `${calls.speechIsReady ? "spoken" : "typed"}`;
  return [
    `\n${address}: ${state}\n\n`,
    table(["Time, at most", "Half", "Nearly all"], times),
    rows.length > 0 ? `\n${table(["Since the start", "", "Count", ""], rows)}` : "",
  ].join("");
}
