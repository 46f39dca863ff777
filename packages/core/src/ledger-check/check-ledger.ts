import type { Item } from "@marquee/table/table";
import { openJobStatuses, readJob } from "../jobs/job.item.ts";
import { isHeld } from "../jobs/jobs.ts";
import { userPartition } from "../keys.ts";
import { allRows } from "../paging.ts";
import type { Core } from "../ports.ts";
import { balanceKey, openingBalance, readBalance } from "./balance.item.ts";
import { type LedgerEntry, ledgerPrefix, readLedgerEntry } from "./ledger-entry.item.ts";

/** One number that does not follow from the ledger. */
export interface LedgerDifference {
  userId: string;
  what: string;
  expected: number;
  found: number;
}

/**
 * Recomputes a user's balance from the ledger and the open jobs and names every difference.
 * Read while nothing runs for this user, an empty answer proves that the books are right.
 */
export async function checkLedger(core: Core, userId: string): Promise<LedgerDifference[]> {
  const balance = readBalance((await core.table.get(balanceKey(userId))) ?? openingBalance(userId));
  const entries = (await everything(core, userId, ledgerPrefix)).map(readLedgerEntry);
  const jobs = (await everything(core, userId, "JOB#")).map(readJob).filter(isHeld);
  const open = jobs.filter((job) => openJobStatuses.includes(job.status));
  const sum = (list: LedgerEntry[]) => list.reduce((total, entry) => total + entry.amount, 0);
  const held = open.reduce((total, job) => total + job.costCredits, 0);
  const granted = sum(
    entries.filter((entry) => entry.referenceType !== "campaign" && entry.referenceType !== "chat"),
  );
  const differences: LedgerDifference[] = [];
  const compare = (what: string, expected: number, found: number) => {
    if (expected !== found) differences.push({ userId, what, expected, found });
  };
  compare("available is the sum of the ledger", sum(entries), balance.available);
  compare("held is the cost of the open jobs", held, balance.held);
  compare("total is what was granted", granted, balance.total);
  compare("available + held + used is total", balance.total, balance.available + balance.held + balance.used);
  compare("open campaign jobs", open.filter((job) => job.kind === "campaign").length, balance.openJobs);
  const count = (id: string) => entries.filter((entry) => entry.id === id).length;
  for (const job of jobs) {
    compare(`holds of ${job.id}`, 1, count(`hold#${job.id}`));
    compare(
      `settlements of ${job.id} (${job.status})`,
      open.includes(job) ? 0 : 1,
      count(`settle#${job.id}`),
    );
    compare(
      `charge of ${job.id} (${job.status})`,
      open.includes(job) ? job.costCredits : (job.chargedCredits ?? 0),
      -sum(entries.filter((entry) => entry.referenceId === job.id)),
    );
    if (job.kind === "campaign") {
      compare(
        `results of ${job.id} (${job.status})`,
        1,
        Number(job.status !== "completed" || job.results.length > 0),
      );
    }
  }
  return differences;
}

function everything(core: Core, userId: string, prefix: string): Promise<Item[]> {
  return allRows(core, { pk: userPartition(userId), sk: { beginsWith: prefix } });
}
