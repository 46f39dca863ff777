import type { Core } from "../../core.ts";
import { readOr } from "../../rows/paging.ts";
import { type DailyCheck, type DailyCheckName, dailyCheckEntity } from "./daily-check.item.ts";

/** From the start of one check of all users to the start of the next. */
const everyMs = 24 * 60 * 60_000;
const usersPerPage = 100;

/** One page of users, recomputed. */
export interface CheckedPage {
  users: number;
  differences: readonly unknown[];
  /** Users that could not be checked because a row of theirs does not fit its shape. */
  unreadable: number;
  cursor: string | undefined;
}

/** What one run of a schedule did. */
export interface DailyCheckReport {
  looked: number;
  unreadable: number;
  differences: number;
  /** Whether users are left for the next run. */
  cutShort: boolean;
}

/**
 * Recomputes something for every user once a day, over as many runs as it takes: a run begins where the last one
 * stopped and does nothing once the day's check is complete. `checkPage` must report its page before it returns, so
 * that nothing is lost when a run is cut off; an unfinished page is checked again. Stops at `untilMs` (epoch).
 */
export async function continueDailyCheck(
  core: Core,
  name: DailyCheckName,
  untilMs: number,
  checkPage: (page: { limit: number; cursor: string | undefined }) => Promise<CheckedPage>,
): Promise<DailyCheckReport> {
  const report: DailyCheckReport = { looked: 0, unreadable: 0, differences: 0, cutShort: false };
  const nowMs = core.clock.now();
  const row = await core.table.get(dailyCheckEntity.key({ name }));
  const last = row && readOr(row, dailyCheckEntity.read);
  if (last && last.finishedAtMs !== null && nowMs - last.startedAtMs < everyMs) return report;
  let check: DailyCheck =
    last?.finishedAtMs === null ? last : { name, startedAtMs: nowMs, finishedAtMs: null, cursor: null };
  while (check.finishedAtMs === null && core.clock.now() < untilMs) {
    const page = await checkPage({ limit: usersPerPage, cursor: check.cursor ?? undefined });
    report.looked += page.users;
    report.unreadable += page.unreadable;
    report.differences += page.differences.length;
    check =
      page.cursor === undefined
        ? { ...check, cursor: null, finishedAtMs: core.clock.now() }
        : { ...check, cursor: page.cursor };
    await core.table.write({ op: "put", item: dailyCheckEntity.item(check) });
  }
  report.cutShort = check.finishedAtMs === null;
  return report;
}
