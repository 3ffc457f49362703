// How long a page takes while a flood of leads comes in, against a quiet server; and while the same flood goes to the
// server next door, which is what the crowded cores alone cost.
import { compare } from "./compare.ts";

await compare(
  "flood",
  async ({ readPages, note }) => {
    const quiet = await readPages();
    const flooded = await readPages("ours");
    const beside = await readPages("bare");
    note("page p50 quiet ms", quiet.p50);
    note("page p50 in flood ms", flooded.p50);
    note("page p50 beside flood ms", beside.p50);
    note("page p50 flood / quiet", flooded.p50 / quiet.p50);
    note("page p50 flood / beside", flooded.p50 / beside.p50);
  },
  [
    {
      bar: "page p50 in a flood / quiet, at most 2",
      figure: (median) => median("page p50 flood / quiet"),
      isMet: (figure) => figure <= 2,
    },
  ],
);
