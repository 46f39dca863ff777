import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const promises = read("docs/promises.md")
  .split("\n")
  .filter((line) => line.startsWith("- "))
  .map((line) => ({ promise: /^- \*\*(.+?)\*\*/.exec(line)?.[1] ?? line, proofs: proofsIn(line) }));

/** The tests that a line cites: each name belongs to the file named before it. */
function proofsIn(line: string): { path: string; name: string }[] {
  let path = "";
  return [...line.matchAll(/`([^`]+\.test\.tsx?)`|\("(.+?)"\)/g)].flatMap(([, file, name]) => {
    if (file !== undefined) path = file;
    return name === undefined ? [] : [{ path, name }];
  });
}

/** Whether `npm test` runs all tests of a file: it is neither one of the night's files nor has tests that it skips. */
const runsByDay = (path: string) =>
  !/\.night\.test\.|^test\/(crawl|elsewhere)\//.test(path) && !/\b(skipIf|runIf|skip)\(/.test(read(path));

it("lists promises", () => {
  expect(promises.length).toBeGreaterThan(25);
});

it.each(promises)("$promise: is proven by existing tests", ({ proofs }) => {
  expect(proofs.length).toBeGreaterThan(0);
  for (const { path, name } of proofs) {
    expect(existsSync(join(root, path)), path).toBe(true);
    expect(runsByDay(path), `${path} runs only at night, so a broken promise would pass npm test`).toBe(true);
    const named = [`"${name}"`, `\`${name}\``].some((quoted) => read(path).includes(quoted));
    expect(named, `${path} has no test named "${name}"`).toBe(true);
  }
});
