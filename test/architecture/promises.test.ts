import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Proof, promises } from "../support/proofs.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const isForNight = (path: string) => /\.night\.test\.|^test\/(crawl|elsewhere)\//.test(path);

/** Whether `npm test` runs a test: neither its file nor itself waits for the night, and no block around it may be skipped. */
function runsByDay({ path, name }: Proof): boolean {
  const source = read(path);
  if (isForNight(path) || /\bdescribe\.(skip|skipIf|runIf)\b/.test(source)) return false;
  const declaration = /\b(?:it|test)\b[.(](?:(?!\b(?:it|test)\b[.(]).)*$/s.exec(
    source.slice(0, Math.max(source.indexOf(`"${name}"`), source.indexOf(`\`${name}\``))),
  );
  return !/\b(skip|skipIf|runIf)\b/.test(declaration?.[0] ?? "");
}

it("lists promises", () => {
  expect(promises().length).toBeGreaterThan(25);
});

it.each(promises())("$promise: is proven by existing tests", ({ files, proofs }) => {
  expect(proofs.length).toBeGreaterThan(0);
  for (const path of files) {
    expect(
      proofs.some((proof) => proof.path === path),
      `${path} without the name of a test`,
    ).toBe(true);
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
