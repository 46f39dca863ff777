import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../web/src");
const clock = "browser/clock.ts";
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** Asking the device what time it is. */
const asksDevice =
  /\bDate\.now\b|\bnew Date(\(\s*\)|\b(?!\())|(?<!new |[.\w])Date\(|\btimeOrigin\b|\bTemporal\.Now\b/;
/** What only learns the server's time may ask the device for. */
const learns = /\bdeviceTimeMs\b|\bpageAskedAtMs\b/;

it("takes the time from one place, which knows the server's", () => {
  const asking = sources.filter(({ text }) => asksDevice.test(withoutComments(text)));
  expect(asking.map(({ path }) => path)).toEqual([clock]);
});

it("takes the device's time only to learn the server's", () => {
  const learning = sources.filter(({ text }) => learns.test(text)).map(({ path }) => path);
  expect(learning.toSorted()).toEqual(["api/http.ts", clock]);
});

it("would notice any way to ask the device", () => {
  for (const text of ["Date.now()", "new Date()", "new Date( )", "new Date", "Date()", "[1].map(Date.now)"])
    expect(asksDevice.test(text), text).toBe(true);
  for (const text of ["new Date(now())", "new Date(value)", "formatDate(x)", "value instanceof Date"])
    expect(asksDevice.test(text), text).toBe(false);
});

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}
