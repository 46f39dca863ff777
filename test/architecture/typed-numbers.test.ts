import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const web = join(import.meta.dirname, "../../web/src");

/** Removes separators from a text, as a home-made reader of numbers does: "1234,50" would become 123450. */
const stripsSeparators = /replace(?:All)?\(\s*(?:"[,.]"|\/\[?[^/\n]*[,][^/\n]*\/g)/;

it("what people type is read as a number in one place, which never drops a separator", () => {
  const files = readdirSync(web, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const readers = files.filter((path) => /typed-number/.test(readFileSync(join(web, path), "utf8")));
  expect(readers.length).toBeGreaterThan(8);
  const stripping = files.filter((path) => stripsSeparators.test(readFileSync(join(web, path), "utf8")));
  expect(stripping).toEqual([]);
  // It recognizes what the readers had before.
  for (const before of [
    'typed.replaceAll(/[$,\\s]/g, "")',
    'text.replaceAll(",", "")',
    "a.replace(/,/g, '')",
  ])
    expect(stripsSeparators.test(before), before).toBe(true);
});
