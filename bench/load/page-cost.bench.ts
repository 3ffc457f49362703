// What a page costs beside a bare server that sends the same bytes.
import { compare } from "./compare.ts";

await compare(
  "page-cost",
  async ({ measure }) => {
    await measure("page", "ours");
    await measure("page", "bare");
  },
  [
    {
      bar: "page CPU, ours / bare, at most 1.6",
      figure: (median) => median("page ours µs") / median("page bare µs"),
      isMet: (figure) => figure <= 1.6,
    },
  ],
);
