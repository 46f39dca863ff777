import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printableFonts, printableFontsFile } from "./write-printable-fonts.ts";

test("what is said to be printable is what the installed fonts have", () => {
  expect(printableFonts()).toBe(readFileSync(printableFontsFile, "utf8"));
});
