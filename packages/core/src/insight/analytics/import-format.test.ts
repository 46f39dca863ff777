// cspell:ignore März
import type { ImportMetricsBody, ImportResult } from "@marquee/contracts/insight/analytics-imports";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { measurableDeal, measuringBrand, setMeasuredStage } from "@marquee/testkit/measured-stage";
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

describe("what the lines of a file say together", () => {
  it.each([
    [
      "one amount with both signs",
      [
        ["2026-01-02", "1.234"],
        ["2026-01-03", "1.234,50"],
      ],
      [1_234, 1_234.5],
    ],
    [
      "one amount with cents",
      [
        ["2026-01-02", "1,234"],
        ["2026-01-03", "$11,000.25"],
      ],
      [1_234, 11_000.25],
    ],
    [
      "one day after the twelfth",
      [
        ["03/04/2026", "1"],
        ["13/04/2026", "2"],
      ],
      ["2026-04-03", "2026-04-13"],
    ],
    [
      "one day after the twelfth of a month first",
      [
        ["03/04/2026", "1"],
        ["03/14/2026", "2"],
      ],
      ["2026-03-04", "2026-03-14"],
    ],
  ])("%s decides for all", async (_, rows, expected) => {
    const result = await check(fileOf(";", rows));
    expect(result).toMatchObject({ errors: [], asks: [], added: 2 });
    const at = typeof expected[0] === "string" ? 0 : 1;
    expect(readOf(result).map((row) => row[at])).toEqual(expected);
  });

  it.each([
    [
      "an amount that can be a thousand times another",
      [["2026-01-02", "1,234"]],
      {
        about: "decimal",
        column: "Revenue",
        line: 2,
        cell: "1,234",
        choices: [
          { choice: ".", value: 1_234 },
          { choice: ",", value: 1.234 },
        ],
      },
    ],
    [
      "a day that can be another",
      [["03/04/2026", "5"]],
      {
        about: "dateOrder",
        column: "Date",
        line: 2,
        cell: "03/04/2026",
        choices: [
          { choice: "dmy", value: "2026-04-03" },
          { choice: "mdy", value: "2026-03-04" },
        ],
      },
    ],
    [
      "lines that contradict each other",
      [
        ["2026-01-02", "1,50"],
        ["2026-01-03", "1.50"],
      ],
      { about: "decimal", line: 2, choices: [{ value: null }, { value: 1.5 }] },
    ],
  ])("%s is asked, and nothing is imported", async (_, rows, ask) => {
    const csv = fileOf(",", rows);
    const result = await check(csv);
    expect(result).toMatchObject({ added: 0, asks: [ask], sample: [] });
    expect(result.errors).toHaveLength(1);
    const written = await importMetrics(core, inPerson(measuringBrand.id), { csv, dryRun: false });
    expect(written).toMatchObject({ added: 0, errors: [{ line: ask.line }] });
  });

  it("is overruled by what is chosen", async () => {
    const csv = fileOf(";", [["03/04/2026", "1,23"]]);
    expect(readOf(await check(csv, { dateOrder: "mdy" }))).toEqual([["2026-03-04", 1.23]]);
    expect((await check(csv, { dateOrder: "dmy", decimal: "." })).errors).toMatchObject([
      { line: 2, column: "Revenue" },
    ]);
    expect((await check(csv, { separator: "\t" })).errors).not.toEqual([]);
  });
});

describe("a cell", () => {
  it.each([
    ["1.234,50", 1_234.5],
    ["$11,000.25", 11_000.25],
    ["11 000,25", 11_000.25],
    ["11\u00a0000,25", 11_000.25],
    ["11\u202f000,25", 11_000.25],
    ["1'234.50", 1_234.5],
    ["1’234.50", 1_234.5],
    ["12,34,567.00", 1_234_567],
    ["١٬٢٣٤٫٥٠", 1_234.5],
    ["१,२३४.५०", 1_234.5],
    ["１，２３４．５０", 1_234.5],
    ["1.234,50 $", 1_234.5],
    ["USD 1,234.50", 1_234.5],
    ["1234.50 USD", 1_234.5],
    ["0.30000000000000004", 0.3],
    ["007", 7],
    [".50", 0.5],
  ])("%s is %d of revenue", async (cell, value) => {
    const result = await check(fileOf(",", [["2026-01-02", cell]]));
    expect([result.errors, readOf(result)]).toEqual([[], [["2026-01-02", value]]]);
  });

  it.each([
    ["5-", "Revenue cannot be negative"],
    ["(5.25)", "Revenue cannot be negative"],
    ["−5", "Revenue cannot be negative"],
    ["€5", "Revenue is in US dollars"],
    ["5 CHF", "Revenue is in US dollars"],
    ["5%", "Revenue must be a number"],
    ["1e3", "Revenue must be a number"],
    ["10²", "Revenue must be a number"],
    ["½", "Revenue must be a number"],
    ["1,2345,678", "Revenue must be a number"],
    ["1.2.3", "Revenue must be a number"],
    ["(5", "Revenue must be a number"],
    ["--5", "Revenue must be a number"],
    ["12345678.12345678901", "Revenue must be a number"],
  ])("%s is no revenue", async (cell, message) => {
    expect((await check(fileOf(",", [["2026-01-02", cell]]))).errors).toMatchObject([
      { message: expect.stringContaining(message) },
    ]);
  });

  it.each([
    ["2026/1/5", "2026-01-05"],
    ["15.01.2026", "2026-01-15"],
    ["15/01/2026", "2026-01-15"],
    ["01/15/2026", "2026-01-15"],
    ["15-Jan-26", "2026-01-15"],
    ["15 Jan 2026", "2026-01-15"],
    ["Jan 15, 2026", "2026-01-15"],
    ["January 1st, 2026", "2026-01-01"],
    ["15. März 2026", "2026-03-15"],
    ["2026年1月15日", "2026-01-15"],
    ["2026. 1. 15.", "2026-01-15"],
    ["20260115", "2026-01-15"],
    ["46037", "2026-01-15"],
    ["15/1/2569", "2026-01-15"],
    ["2026-01-15 00:00:00", "2026-01-15"],
    ["1/15/2026 12:00 AM", "2026-01-15"],
  ])("%s is the day %s", async (cell, day) => {
    const result = await check(fileOf(",", [[cell, "1"]]));
    expect([result.errors, readOf(result)]).toEqual([[], [[day, 1]]]);
  });

  it.each([
    "2026-01-15 14:30",
    "31.02.2026",
    "Jan 2026",
    "15 Lis 2026",
    "yesterday",
    "15/01",
    "1404/10/25",
    "115/1/15",
  ])("%s is no day", async (cell) => {
    expect((await check(fileOf(",", [[cell, "1"]]))).errors).toMatchObject([{ line: 2, column: "Date" }]);
  });

  it("of five digits is a day only if all days are such", async () => {
    const result = await check(
      fileOf(",", [
        ["46037", "1"],
        ["2026-01-16", "1"],
      ]),
    );
    expect(result.errors).toMatchObject([{ line: 2, column: "Date" }]);
  });
});

describe("any text at all", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '"',
      ",",
      ";",
      "\t",
      "|",
      "\n",
      "\r\n",
      "dealId",
      "date",
      "revenue",
      "sep=;",
      "deal_1",
      "1,234",
      "03/04/2026",
    ),
    fc.string({ unit: "grapheme", maxLength: 12 }),
  );

  it("is read or refused with an error on a line or on the field", async () => {
    const texts = fc
      .array(piece, { minLength: 1, maxLength: 40 })
      .map((parts) => `dealId,date,revenue\n${parts.join("")}`);
    await fc.assert(
      fc.asyncProperty(texts, fc.boolean(), async (csv, keepsHeader) => {
        const answer = await check(keepsHeader ? csv : csv.slice(20)).catch((error: unknown) => error);
        expect(answer).toSatisfy(
          (one: object) => "errors" in one || ("code" in one && one.code === "validation_failed"),
        );
      }),
      { numRuns: 500 },
    );
  });

  it("takes no time that grows faster than the file", async () => {
    for (const cell of ["1 ".repeat(100_000), `${"a".repeat(200_000)}!`]) {
      const began = performance.now();
      expect((await check(fileOf(",", [["2026-01-02", cell]]))).errors).toHaveLength(1);
      expect(performance.now() - began).toBeLessThan(1_000);
    }
  });
});

describe("a file as programs save it", () => {
  const lines = ["dealId,date,impressions,revenue", "deal_1,2026-01-02,1000,5.25"];
  it.each([
    ["as our template", lines.join("\r\n")],
    ["with semicolons", lines.join("\r\n").replaceAll(",", ";").replace("5.25", "5,25")],
    ["with tabs", lines.join("\n").replaceAll(",", "\t")],
    ["with bars", lines.join("\r").replaceAll(",", "|")],
    ["with the separator in its first line", `\uFEFFsep=;\r\n${lines.join("\r\n").replaceAll(",", ";")}`],
    ["with cells at the end that are empty", lines.map((line) => `${line},,`).join("\n")],
    ["with names as people write them", `DEAL-ID,Day,Impressions,Attributed Revenue (USD)\n${lines[1]}`],
    ["with names of another case", `deal_id, DATE ,impressions,revenue\n${lines[1]}`],
  ])("%s is the same file", async (_, csv) => {
    const result = await check(csv);
    expect(result).toMatchObject({
      errors: [],
      sample: [{ date: "2026-01-02", impressions: 1_000, revenue: 5.25 }],
    });
  });

  it("is read without the cells that are missing at the end of a line", async () => {
    const csv = "dealId,date,impressions,revenue\ndeal_1,2026-01-02,7\n";
    expect(await check(csv)).toMatchObject({ errors: [], sample: [{ impressions: 7, revenue: 0 }] });
  });

  it("has its errors on the line of the file and under the name that it gives the column", async () => {
    const csv = 'sep=;\r\nDeal ID;Date;Leads\r\n\r\n"deal_1";2026-01-02;"5\r\n"\r\ndeal_1;2026-01-03;x\r\n';
    expect((await check(csv)).errors).toMatchObject([{ line: 6, column: "Leads" }]);
  });
});
