import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");

test("every icon that may be named is drawn, and every drawn one may be named", () => {
  const named = [...read("icon.tsx").matchAll(/^ {2}\| "([^"]+)"/gm)].map(([, name]) => name);
  const drawn = [...read("../assets/icons.svg").matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(named)).toEqual(new Set(drawn));
});
