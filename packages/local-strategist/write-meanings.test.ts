import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { meaningsFile, writtenMeanings } from "./write-meanings.ts";

test("what our own words mean is written for the texts as they are", () => {
  expect(readFileSync(meaningsFile, "utf8")).toBe(writtenMeanings());
});
