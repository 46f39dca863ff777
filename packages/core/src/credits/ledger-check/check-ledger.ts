import { jobKindNames, jobKinds } from "@marquee/contracts/credits/job-kinds";
import type { Item } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows } from "../../rows/paging.ts";
import { balanceKey, openingBalance, readBalance } from "../credits/balance.item.ts";
import {
  bookedHolds,
  type LedgerEntry,
  ledgerPrefix,
  readBooked,
  readLedgerEntry,
} from "../credits/ledger-entry.item.ts";
import { type Job, jobKey, openJobStatuses, payerOfJob, readJob } from "../jobs/job.item.ts";
import { isHeld } from "../jobs/jobs.ts";

/** A number that does not match the ledger. */
export interface LedgerDifference {
  userId: string;
  what: string;
  expected: number;
  found: number;
}

/**
 * Recomputes a user's balance from the ledger and the open jobs and lists every difference. If nothing runs for this
 * user in the meantime, an empty result proves that the books are right.
 */
export async function checkLedger(core: Core, userId: string): Promise<LedgerDifference[]> {
  const balance = readBalance((await core.table.get(balanceKey(userId))) ?? openingBalance(userId));
  const entries = (await everything(core, userId, ledgerPrefix)).map(readLedgerEntry);
  const own = (await everything(core, userId, "JOB#")).map(readJob);
  const jobs = [...own, ...(await clientsJobs(core, userId))].filter(
    (job) => isHeld(job) && payerOfJob(job) === userId,
  );
  const open = jobs.filter((job) => openJobStatuses.includes(job.status));
  const sum = (list: LedgerEntry[]) => list.reduce((total, entry) => total + entry.amount, 0);
  const held = open.reduce((total, job) => total + job.costCredits, 0);
  const granted = sum(
    entries.filter(({ referenceType }) => referenceType === "payment" || referenceType === "adjustment"),
  );
  const differences: LedgerDifference[] = [];
  const compare = (what: string, expected: number, found: number) => {
    if (expected !== found) differences.push({ userId, what, expected, found });
  };
  compare("available is the sum of the ledger", sum(entries), balance.available);
  compare("held is the cost of the open jobs", held, balance.held);
  compare("total is what was granted", granted, balance.total);
  compare("available + held + used is total", balance.total, balance.available + balance.held + balance.used);
  for (const kind of jobKindNames) {
    const cap = jobKinds[kind].open;
    const ofKind = open.filter((job) => job.kind === kind).length;
    if (cap) compare(`open ${cap.plural}`, ofKind, balance[cap.counter]);
  }
  // Entries of 0 don't count: a free job needs no entry, and one that is charged in full needs no settlement.
  const count = (id: string) => entries.filter((entry) => entry.id === id && entry.amount !== 0).length;
  for (const job of jobs) {
    compare(`holds of ${job.id}`, job.costCredits === 0 ? 0 : 1, count(`hold#${job.id}`));
    const returned = open.includes(job) ? 0 : job.costCredits - (job.chargedCredits ?? 0);
    compare(`settlements of ${job.id} (${job.status})`, returned === 0 ? 0 : 1, count(`settle#${job.id}`));
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

/** The jobs that an agency pays for its clients; each stands in the client's partition, unless that was erased. */
async function clientsJobs(core: Core, agencyId: string): Promise<Job[]> {
  const holds = (await everything(core, agencyId, bookedHolds)).map(readBooked);
  const keys = holds.flatMap(({ id, clientId }) =>
    clientId === null ? [] : [jobKey(clientId, id.slice("hold#".length))],
  );
  const rows = keys.length === 0 ? [] : await core.table.getMany(keys);
  return rows.flatMap((row) => (row ? [readJob(row)] : []));
}

function everything(core: Core, userId: string, prefix: string): Promise<Item[]> {
  return allRows(core, { pk: userPartition(userId), sk: { beginsWith: prefix } });
}
