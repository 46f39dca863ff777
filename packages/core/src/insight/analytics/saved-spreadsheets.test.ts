import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { measurableDeal, measuringBrand, setMeasuredStage } from "@marquee/testkit/measured-stage";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { importMetrics } from "./import-metrics.ts";
import { listMetrics } from "./record-metrics.ts";

/**
 * One sheet of three days, saved by LibreOffice Calc 7 in three languages with three separators, and as the tab-separated
 * UTF-16 text that Excel calls Unicode text.
 */
const folder = join(import.meta.dirname, "saved-spreadsheets");
const files = readdirSync(folder).map((name) => {
  const bytes = readFileSync(join(folder, name));
  const encoding = name.includes("utf16") ? "utf-16le" : "utf-8";
  return [name, new TextDecoder(encoding, { fatal: true }).decode(bytes)] as const;
});
const rows = [
  { date: "2025-01-15", impressions: 12_000, revenue: 1_234_567.89 },
  { date: "2025-02-03", impressions: 850, revenue: 1_000 },
  { date: "2025-12-31", impressions: 3, revenue: 11_000.25 },
];

async function stage(): Promise<Core> {
  const clock = fixedClock(Date.parse("2026-11-27T12:00:00.000Z"));
  const core: Core = { table: memoryTable(), clock, ids: seededIds() };
  await setMeasuredStage(core, [measurableDeal("deal_1", "evt_1")], { evt_1: "Berlin" });
  return core;
}

describe("a sheet as a spreadsheet program saved it", () => {
  it("comes from each language, separator and encoding", () => {
    expect(files.map(([name]) => name)).toHaveLength(12);
  });

  it.each(
    files.flatMap(([name, text]) => [
      [name, text] as const,
      [`${name}, with Windows line ends`, text.replaceAll(/\r?\n/g, "\r\n")] as const,
    ]),
  )("%s is previewed and stored with its days and amounts", async (_, csv) => {
    const core = await stage();
    const brand = inPerson(measuringBrand.id);
    const preview = await importMetrics(core, brand, { csv, dryRun: true });
    expect(preview).toMatchObject({ errors: [], asks: [], added: 3 });
    expect(preview.sample).toMatchObject(rows);
    await importMetrics(core, brand, { csv, dryRun: false });
    const stored = await Promise.all(
      rows.map(({ date }) =>
        listMetrics(core, measuringBrand.id, { dealId: "deal_1", month: date.slice(0, 7) }),
      ),
    );
    expect(stored.flat()).toMatchObject(rows);
  });
});
