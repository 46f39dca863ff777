import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Everything that writes for people; the local runtime and its fake card provider are for developers. */
const sources = globSync("{packages/*/src,functions/src,web/src}/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !/\/(?:fake-providers|local|testkit|testing)\/|\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** Asking the platform how something is written, or saying in which language; a page of our own says so of itself. */
const writes = /\.toLocale[A-Z]|\bIntl\.(?!\w+(?:Options|Unit)\b)|(?<!lang=)["'`]en(?:-US)?["'`]/;
/** What may, and why. */
const mayWrite = new Map([
  ["packages/contracts/src/text/formats.ts", "is the one place"],
  ["packages/contracts/src/text/characters.ts", "finds where a character ends, in any language"],
  ["packages/contracts/src/events/event-time.ts", "computes with the clocks of zones, and writes nothing"],
  ["packages/core/src/insight/analytics/written-day.ts", "reads the months of every language"],
  ["packages/adapters/src/documents/live-script-pdf.ts", "finds where a word ends in scripts without spaces"],
  ["web/src/format/time-zones.ts", "asks which zones there are"],
]);

/** Cutting text by code units, which may leave half a character: characters.ts cuts by what a reader sees. */
const cuts = /\.substr(?:ing)?\(|\.slice\(0, ?(?:[2-9]\d|\d{3,})\)/;
/** What is no text of people's. */
const mayCut = new Map([
  ["packages/core/src/ground/pictures/picture-file.ts", "a hash"],
  ["packages/core/src/events/saved-searches/saved-searches.ts", "a hash"],
  ["packages/core/src/events/events/change-spots.ts", "a list"],
  ["packages/adapters/src/ai/live-chat.ts", "a list"],
  ["packages/adapters/src/ai/live-tool-schema.ts", "what a model is told about its own input"],
  ["packages/seed/src/demo-metrics.ts", "a list"],
  ["packages/contracts/src/studio/brief/brief-money.ts", "what a pattern looks at"],
  ["packages/contracts/src/studio/brief/brief-people.ts", "what a pattern looks at"],
  ["packages/contracts/src/studio/brief/brief-target.ts", "what a pattern looks at"],
]);

const offending = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted();

it("numbers, days and lists are written in one place, which knows the language", () => {
  expect(sources.length).toBeGreaterThan(1_500);
  expect(offending(writes)).toEqual([...mayWrite.keys()].toSorted());
});

it("no text of people's is cut by code units", () => {
  expect(offending(cuts)).toEqual([...mayCut.keys()].toSorted());
});

it.each([
  "count.toLocaleString()",
  "new Date(at).toLocaleDateString(undefined, { timeZone })",
  "name.toLocaleUpperCase()",
  'new Intl.NumberFormat("de")',
  'new Intl.ListFormat(locale, { type: "disjunction" })',
  'left.localeCompare(right, "en")',
])("the rule refuses %s", (text) => expect(writes.test(text)).toBe(true));

it.each(["title.slice(0, 80)", "name.substring(1)", "text.substr(0, 3)"])("the rule refuses %s", (text) =>
  expect(cuts.test(text)).toBe(true),
);

it.each([
  "Intl.DateTimeFormatOptions",
  "day.slice(0, 10)",
  "Intl.RelativeTimeFormatUnit",
  "rows.slice(0, most)",
])("the rules leave %s alone", (text) => expect(writes.test(text) || cuts.test(text)).toBe(false));
