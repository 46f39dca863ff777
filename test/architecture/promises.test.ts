import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const promises = read("docs/promises.md")
  .split("\n")
  .filter((line) => line.startsWith("- "))
  .map((line) => ({
    promise: /^- \*\*(.+?)\*\*/.exec(line)?.[1] ?? line,
    files: [...line.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, file = ""]) => file),
    proofs: proofsIn(line),
  }));

/** The tests that a line cites: each name belongs to the file named before it. */
function proofsIn(line: string): { path: string; name: string }[] {
  let path = "";
  return [...line.matchAll(/`([^`]+\.test\.tsx?)`|\("(.+?)"\)/g)].flatMap(([, file, name]) => {
    if (file !== undefined) path = file;
    return name === undefined ? [] : [{ path, name }];
  });
}

const isForNight = (path: string) => /\.night\.test\.|^test\/(crawl|elsewhere)\//.test(path);

/** Whether `npm test` runs a test: neither its file nor itself waits for the night, and no block around it may be skipped. */
function runsByDay({ path, name }: { path: string; name: string }): boolean {
  const source = read(path);
  if (isForNight(path) || /\bdescribe\.(skip|skipIf|runIf)\b/.test(source)) return false;
  const declaration = /\b(?:it|test)\b[.(](?:(?!\b(?:it|test)\b[.(]).)*$/s.exec(
    source.slice(0, Math.max(source.indexOf(`"${name}"`), source.indexOf(`\`${name}\``))),
  );
  return !/\b(skip|skipIf|runIf)\b/.test(declaration?.[0] ?? "");
}

it("lists promises", () => {
  expect(promises.length).toBeGreaterThan(25);
});

it.each(promises)("$promise: is proven by existing tests", ({ files, proofs }) => {
  expect(proofs.length).toBeGreaterThan(0);
  // A file that is cited as a whole proves something, too.
  for (const path of files) {
    expect(existsSync(join(root, path)), path).toBe(true);
    expect(isForNight(path), `${path} runs only at night, so a broken promise would pass npm test`).toBe(
      false,
    );
  }
  for (const { path, name } of proofs) {
    const named = [`"${name}"`, `\`${name}\``].some((quoted) => read(path).includes(quoted));
    expect(named, `${path} has no test named "${name}"`).toBe(true);
    expect(
      runsByDay({ path, name }),
      `"${name}" of ${path} runs only at night, so a broken promise would pass npm test`,
    ).toBe(true);
  }
});
