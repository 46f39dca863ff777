import { getOverview } from "@marquee/core/admin/admin/overview";
import { listJobs } from "@marquee/core/credits/jobs/list-jobs";
import { checkLedgerPage } from "@marquee/core/credits/ledger-check/check-all-ledgers";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { expect, it } from "vitest";
import { signUps } from "./content/sign-ups.ts";
import { seedActivity } from "./demo-activity.ts";
import { seed } from "./seed.ts";

const desk = { depths: async () => [] } as unknown as Parameters<typeof getOverview>[1];

it("an admin of the demo finds sixty days of sign-ups, money and failures, and every balance is what its ledger says", async () => {
  const store: MemoryStore = new Map();
  const clock = fixedClock(Date.parse("2026-11-26T10:00:00.000Z"));
  const core = { table: memoryTable({}, store), clock, ids: seededIds() };
  await seed(core);
  const overview = await getOverview(core, desk);
  expect(overview.users.last7Days).toBeGreaterThan(3);
  expect(overview.revenue.payments).toBeGreaterThan(10);
  expect(overview.revenue.totalCents).toBeGreaterThan(overview.revenue.last30DaysCents);
  expect(overview.revenue.last30DaysCents).toBeGreaterThan(0);
  expect(overview).toMatchObject({
    jobs: { open: 0, failedLast24Hours: 1 },
    approvalsWaiting: 1,
    unreadable: 0,
  });
  const { items } = await listJobs(core, "failed", {});
  expect(items.map(({ reason }) => reason)).toHaveLength(6);
  expect(new Set(items.map(({ reason }) => reason)).size).toBe(6);
  const checked = await checkLedgerPage(core, { limit: 100 });
  expect(checked).toMatchObject({ differences: [], unreadable: 0, cursor: undefined });
  expect(checked.users).toBeGreaterThan(signUps.length);
  const rows = store.size;
  await seedActivity(core);
  expect(store.size, "after an interrupted start, it continues").toBe(rows);
  expect((await checkLedgerPage(core, { limit: 100 })).differences).toEqual([]);
}, 60_000);
