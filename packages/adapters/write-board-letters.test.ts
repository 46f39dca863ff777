import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lettersFile, writtenLetters } from "./write-board-letters.ts";

test.each(["regular", "bold"] as const)(
  "boards have the %s letters of the font that pages use",
  async (name) => {
    expect(readFileSync(lettersFile(name), "utf8")).toBe(await writtenLetters(name));
  },
);
