import { everyPage } from "../testing/every-page.ts";
import { expect, test } from "../testing/journey.ts";

test("All visitors are anonymous; all pages are public", async ({ request }) => {
  for (const { path } of everyPage) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()["set-cookie"], path).toBeUndefined();
    expect(await answer.text(), path).not.toMatch(/type="?password/);
  }
});
