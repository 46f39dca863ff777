import type { Core } from "../core.ts";
import { readOr } from "../paging.ts";
import { type CheckedUsers, checkLedgerPage } from "./check-all-ledgers.ts";
import { type LedgerCheck, ledgerCheckItem, ledgerCheckKey, readLedgerCheck } from "./ledger-check.item.ts";

/** From the start of one check of all users to the start of the next. */
const everyMs = 24 * 60 * 60_000;
const usersPerPage = 100;

/** What one run of the schedule did. */
export interface LedgerCheckReport {
  looked: number;
  unreadable: number;
  differences: number;
  /** Whether users are left for the next run. */
  cutShort: boolean;
}

/**
 * Recomputes every user's balance once a day, over as many runs as it takes: a run begins where the last one stopped and
 * does nothing while the day's check is complete. Each page is reported to `found` before the next is read, so that
 * nothing is lost when a run is cut off; a page that was not finished is checked again. Stops at `untilMs` (epoch).
 */
export async function continueLedgerCheck(
  core: Core,
  untilMs: number,
  found: (page: CheckedUsers) => void,
): Promise<LedgerCheckReport> {
  const report: LedgerCheckReport = { looked: 0, unreadable: 0, differences: 0, cutShort: false };
  const nowMs = core.clock.now();
  const row = await core.table.get(ledgerCheckKey);
  const last = row && readOr(row, readLedgerCheck);
  if (last && last.finishedAtMs !== null && nowMs - last.startedAtMs < everyMs) return report;
  let check: LedgerCheck =
    last?.finishedAtMs === null ? last : { startedAtMs: nowMs, finishedAtMs: null, cursor: null };
  while (check.finishedAtMs === null && core.clock.now() < untilMs) {
    const page = await checkLedgerPage(core, { limit: usersPerPage, cursor: check.cursor ?? undefined });
    found(page);
    report.looked += page.users;
    report.unreadable += page.unreadable;
    report.differences += page.differences.length;
    check =
      page.cursor === undefined
        ? { ...check, cursor: null, finishedAtMs: core.clock.now() }
        : { ...check, cursor: page.cursor };
    await core.table.write({ op: "put", item: ledgerCheckItem(check) });
  }
  report.cutShort = check.finishedAtMs === null;
  return report;
}
