// cspell:ignore Adlm Sesotho
import type { ImportMetricsBody, ImportResult } from "@marquee/contracts/insight/analytics-imports";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { measurableDeal, measuringBrand, setMeasuredStage } from "@marquee/testkit/measured-stage";
import { sampleOf } from "@marquee/testkit/sample-of";
import { seededIds } from "@marquee/testkit/seeded-ids";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { importMetrics } from "./import-metrics.ts";

const core: Core = {
  table: memoryTable(),
  clock: fixedClock(Date.parse("2026-11-27T12:00:00.000Z")),
  ids: seededIds(),
};
beforeAll(() => setMeasuredStage(core, [measurableDeal("deal_1", "evt_1")], { evt_1: "Berlin" }));

const check = (csv: string, chosen: Partial<ImportMetricsBody> = {}): Promise<ImportResult> =>
  importMetrics(core, inPerson(measuringBrand.id), { csv, ...chosen, dryRun: true });
/** A file with one line for each pair of a day and a revenue. */
const fileOf = (separator: string, rows: readonly (readonly string[])[]) =>
  [["Deal ID", "Date", "Revenue"], ...rows.map((row) => ["deal_1", ...row])]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(separator))
    .join("\r\n");
const readOf = ({ sample }: ImportResult) => sample.map(({ date, revenue }) => [date, revenue]);

const letters = "abcdefghijklmnopqrstuvwxyz".split("");
/** Every language of the platform, and places that write their language's numbers or days in a way of their own. */
const locales = [
  ...letters.flatMap((first) => letters.map((second) => first + second)),
  ..."ar-EG ar-MA ar-SA bn-IN ckb de-AT de-CH de-LI en-AU en-CA en-CH en-DK en-FI en-GB en-IN en-NZ en-SE en-ZA es-CL".split(
    " ",
  ),
  ..."es-CO es-CR es-MX es-PR es-US ff-Adlm fr-CA fr-CH fr-LU fr-MA hi-IN it-CH ks mai mni nl-BE pa-Arab pt-AO".split(
    " ",
  ),
  ..."pt-MO pt-PT sat sd-Deva sr-Latn ta-LK uz-Arab zh-HK zh-TW".split(" "),
].filter((locale) => Intl.NumberFormat.supportedLocalesOf(locale).length > 0);

const dayStyles = [
  { year: "numeric", month: "2-digit", day: "2-digit" },
  { year: "numeric", month: "numeric", day: "numeric" },
  { dateStyle: "short" },
] as const satisfies Intl.DateTimeFormatOptions[];

/**
 * Places whose days mean another one to everybody else: a calendar of their own, whose years cannot be measured, or a
 * day between a year in front and the month, which is ISO 8601's month.
 */
const ownDays = locales.filter((locale) => {
  const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
  return calendar !== "gregory" || ["ky", "ug"].includes(locale);
});

function orderOf(locale: string, style: Intl.DateTimeFormatOptions): "ymd" | "dmy" | "mdy" {
  const parts = new Intl.DateTimeFormat(locale, style).formatToParts(0).map(({ type }) => type);
  if (parts.indexOf("year") < parts.indexOf("day")) return "ymd";
  return parts.indexOf("day") < parts.indexOf("month") ? "dmy" : "mdy";
}

const dayMs = 24 * 60 * 60_000;
const lines = fc.uniqueArray(
  fc.record({
    day: fc.integer({ min: Date.parse("2000-01-01") / dayMs, max: Date.parse("2026-11-27") / dayMs }),
    cents: fc.oneof(fc.integer({ min: 0, max: 9_999_999_999 }), fc.integer({ min: 0, max: 999_999 })),
  }),
  { minLength: 1, maxLength: 3, selector: ({ day }) => day },
);

/** A file as a program of this place writes it, and what its lines mean. */
const filesOf = (locale: string, style: Intl.DateTimeFormatOptions) =>
  fc
    .tuple(lines, fc.constantFrom(0, 2), fc.constantFrom(",", ";", "\t", "|"))
    .map(([rows, decimals, separator]) => {
      const day = new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" });
      const amount = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      const values = rows.map((row) => ({ ms: row.day * dayMs, usd: row.cents / 100 }));
      if (decimals === 0) for (const value of values) value.usd = Math.floor(value.usd);
      return {
        csv: fileOf(
          separator,
          values.map(({ ms, usd }) => [day.format(ms), usd.toLocaleString(locale, amount)]),
        ),
        meant: values.map(({ ms, usd }) => [new Date(ms).toISOString().slice(0, 10), usd]),
      };
    });

describe("a file of any place", () => {
  it.each(dayStyles)("is read as it was written, or asks: days as %j", async (style) => {
    for (const locale of locales.filter((each) => !ownDays.includes(each))) {
      const sign = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === "decimal");
      const chosen = {
        decimal: sign?.value === "," ? "," : ".",
        dateOrder: orderOf(locale, style),
      } as const;
      const asked = fc.asyncProperty(filesOf(locale, style), async ({ csv, meant }) => {
        const result = await check(csv);
        if (result.asks.length === 0)
          expect([locale, result.errors, readOf(result)]).toEqual([locale, [], meant]);
        const told = await check(csv, chosen);
        expect([locale, told.errors, told.asks, readOf(told)]).toEqual([locale, [], [], meant]);
      });
      await fc.assert(asked, { numRuns: 5 });
    }
  });

  it.each(dayStyles)("with years of its own is never read as other days: %j", async (style) => {
    for (const locale of ownDays.filter((each) => !["ky", "ug"].includes(each))) {
      const asked = fc.asyncProperty(filesOf(locale, style), async ({ csv, meant }) => {
        const result = await check(csv);
        if (result.errors.length === 0) expect([locale, readOf(result)]).toEqual([locale, meant]);
      });
      await fc.assert(asked, { numRuns: 20 });
    }
  });

  it("with months as words is never read as other days", async () => {
    let read = 0;
    // Sesotho has "Jan" for its June, which is January to everybody else.
    for (const locale of locales.filter((each) => each !== "st"))
      for (const dateStyle of sampleOf(["medium", "long"] as const))
        for (const month of Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0"))) {
          const date = `2025-${month}-11`;
          const written = new Intl.DateTimeFormat(locale, { dateStyle }).format(new Date(`${date}T12:00:00`));
          const result = await check(fileOf(",", [[written, "1"]]));
          if (result.errors.length > 0) {
            expect(locale.slice(0, 2)).not.toBe("en");
            continue;
          }
          expect([locale, readOf(result)]).toEqual([locale, [[date, 1]]]);
          read += 1;
        }
    expect(read).toBeGreaterThan(1_000);
  });
});
