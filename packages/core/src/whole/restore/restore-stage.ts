import type { PastFiles } from "@marquee/adapters/files/port";
import { all, attribute, exists } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { checkAllLedgers, differenceText } from "../../credits/ledger-check/check-all-ledgers.ts";
import { closedProfile, leftProfile, personNoted } from "../ownership/deletion.item.ts";
import { mirrorRows, type RowChanges, type WholeTable } from "./mirror-rows.ts";

export interface RestoredStage {
  core: Core;
  /** A copy of the table as it was at `atMs`. Accounts are closed in it, so it is not the table's own backup. */
  past: WholeTable;
  live: WholeTable;
  files: PastFiles;
  /** The time to go back to, in epoch milliseconds. */
  atMs: number;
}

export interface RestoreReport {
  /** Accounts and people that were erased since; they are closed again, and the schedule erases them. */
  erasedAgain: number;
  rows: Map<string, RowChanges>;
  /** Files that are put back, and files that came since. */
  files: { putBack: number; removed: number };
  /** Balances of the table that are not the sum of their ledger, or could not be checked, as sentences. */
  ledgers: string[];
}

/**
 * Makes a stage's table and files again what they were; without `apply` it says what would change. The stage must be at
 * rest. Accounts that were erased since are closed before any of their rows comes back, so that nobody can use or see
 * one of them, and are due to be erased at once.
 */
export async function restoreStage(
  { core, past, live, files, atMs }: RestoredStage,
  { apply }: { apply: boolean },
): Promise<RestoreReport> {
  let erasedAgain = 0;
  for (const note of await files.erasedAccounts()) {
    if (await closeAgain(past, note, core.clock.now())) erasedAgain += 1;
  }
  const rows = await mirrorRows(past, live, { apply });
  const found = { putBack: 0, removed: 0 };
  for await (const change of files.changedSince(atMs)) {
    found[change.version === null ? "removed" : "putBack"] += 1;
    if (apply) await files.putBack(change);
  }
  const ledgers: string[] = [];
  const checked = { ...core, table: (apply ? live : past).table };
  const { unreadable } = await checkAllLedgers(checked, (difference) =>
    ledgers.push(`${difference.userId}: ${differenceText(difference)}`),
  );
  if (unreadable > 0) ledgers.push(`${unreadable} accounts could not be read`);
  return { erasedAgain, rows, files: found, ledgers };
}

/**
 * Closes an account in the copy, or takes its person out of it. False if the copy does not have it, or has it closed
 * already.
 */
async function closeAgain({ table }: WholeTable, note: string, nowMs: number): Promise<boolean> {
  const isOpen = all(exists, attribute("status").isNot("deleted"));
  const personId = personNoted(note);
  try {
    await table.write(
      personId === undefined
        ? { op: "update", ...closedProfile(note, nowMs), when: isOpen }
        : {
            op: "update",
            ...leftProfile(personId, nowMs, nowMs),
            when: all(isOpen, attribute("personDeletedAt").isAbsent),
          },
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionRefused) return false;
    throw error;
  }
}
