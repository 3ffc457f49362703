// Leads kept per second beside what the disk itself commits in groups of the same size, and beside a bare server.
import { compare } from "./compare.ts";

await compare(
  "leads-ratio",
  async ({ measure, commitRaw, commitStored }) => {
    await measure("post", "ours");
    commitRaw();
    await commitStored();
    await measure("post", "bare");
  },
  [
    {
      bar: "leads per second, our store / raw commits, at least 0.4",
      figure: (median) => median("commits store /s") / median("commits raw /s"),
      isMet: (figure) => figure >= 0.4,
    },
    {
      // With the requests and their client on the same cores.
      bar: "leads per second, ours / raw commits, at least 0.3",
      figure: (median) => median("post ours /s") / median("commits raw /s"),
      isMet: (figure) => figure >= 0.3,
    },
    {
      // What the cores and the disk leave to any server, so that this one tells of our own work.
      bar: "leads per second, ours / bare, at least 0.75",
      figure: (median) => median("post ours /s") / median("post bare /s"),
      isMet: (figure) => figure >= 0.75,
    },
  ],
);
