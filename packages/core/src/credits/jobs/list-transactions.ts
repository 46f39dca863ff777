import type { CreditTransaction } from "@marquee/contracts/credits/credits";
import { jobKindNames } from "@marquee/contracts/credits/job-kinds";
import type { CreditTransactionType } from "@marquee/contracts/enums";
import { invalidField } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { productIn } from "@marquee/contracts/studio/brief/brief-product";
import { shortened } from "@marquee/contracts/text/characters";
import type { QueryPage } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { companyOf } from "../../ground/users/user.item.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import { userPartition } from "../../rows/keys.ts";
import { type PageOf, type PageRequest, readOr } from "../../rows/paging.ts";
import { deletedName } from "../../rows/row-kind.ts";
import { balanceKey, readBalance } from "../credits/balance.item.ts";
import { isBy, ledgerSince, peopleBehind, personOf } from "../credits/by-person.ts";
import {
  type LedgerEntry,
  ledgerPrefix,
  readLedgerEntry,
  transactionTypeOf,
} from "../credits/ledger-entry.item.ts";
import { type Job, jobKey, readJob } from "./job.item.ts";

/** After every entry. */
const endOfLedger = `${ledgerPrefix}~`;

interface TransactionCursor {
  /** The key of the last entry that was shown. */
  at: string;
  /** The available credits right before that entry. */
  balance: number;
}

/** Which entries of the ledger to list. */
interface TransactionFilter {
  type?: CreditTransactionType | undefined;
  days?: number | undefined;
  person?: string | undefined;
}

/** Rows per read where a filter may leave most of them out. */
const perFilteredRead = 200;

/**
 * One page of the ledger, newest first. `balanceAfter` is counted backwards from the balance, through the entries that
 * a filter leaves out too. The balance must be the same before and after the first entries are read; later pages
 * continue from the cursor, since older entries never change.
 */
export async function listTransactions(
  core: Core,
  userId: string,
  { limit = limits.pageSize, cursor, type, days, person }: PageRequest & TransactionFilter,
): Promise<PageOf<CreditTransaction>> {
  const from = cursor === undefined ? undefined : decode(cursor);
  const isAsked = (entry: LedgerEntry) =>
    (type === undefined || transactionTypeOf[entry.kind] === type) &&
    (person === undefined || isBy(entry, person));
  const range = { from: ledgerSince(core, days), to: from?.at ?? endOfLedger };
  if (range.to < range.from) return { items: [], cursor: undefined };
  const read = (next?: string) =>
    core.table.query({
      pk: userPartition(userId),
      sk: range,
      newestFirst: true,
      // The cursor's own entry, and one more to know whether the list goes on.
      limit: type === undefined && person === undefined ? limit + 2 : perFilteredRead,
      ...(next === undefined ? {} : { cursor: next }),
    });
  let page = from ? await read() : undefined;
  const found: { entry: LedgerEntry; balanceAfter: number; at: string }[] = [];
  let balance = from?.balance ?? 0;
  if (!page) ({ page, balance } = await readWithStableBalance(core, userId, read));
  for (;;) {
    for (const item of page.items) {
      if (item.sk === from?.at) continue;
      const entry = readLedgerEntry(item);
      if (isAsked(entry)) found.push({ entry, balanceAfter: balance, at: item.sk });
      balance -= entry.amount;
      if (found.length > limit) break;
    }
    if (found.length > limit || page.cursor === undefined) break;
    page = await read(page.cursor);
  }
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await withSubjects(core, userId, shown),
    cursor:
      found.length > limit && last
        ? encode({ at: last.at, balance: last.balanceAfter - last.entry.amount })
        : undefined,
  };
}

/**
 * The entries as answers show them. What a job was about is read from its order, so it is erased with that; what an
 * account paid for a client stands among that client's own things, so only its name is shown.
 */
async function withSubjects(
  core: Core,
  userId: string,
  entries: readonly { entry: LedgerEntry; balanceAfter: number }[],
): Promise<CreditTransaction[]> {
  const kinds: readonly string[] = jobKindNames;
  const ordered = new Set(
    entries.flatMap(({ entry: { referenceType, referenceId, clientId } }) =>
      clientId === null && kinds.includes(referenceType) ? [referenceId] : [],
    ),
  );
  const [rows, behind, clients] = await Promise.all([
    core.table.getMany([...ordered].map((id) => jobKey(userId, id))),
    peopleBehind(
      core,
      entries.map(({ entry }) => personOf(entry)),
    ),
    usersOf(
      core,
      entries.flatMap(({ entry }) => entry.clientId ?? []),
    ),
  ]);
  const clientOf = (id: string | null) => {
    const client = id === null ? undefined : clients.get(id);
    return id === null ? null : { id, name: client ? companyOf(client) : deletedName };
  };
  const jobs = rows.flatMap((row) => (row && readOr(row, readJob)) ?? []);
  const subjects = new Map(jobs.map((job) => [job.id, subjectOf(job)]));
  return entries.map(({ entry, balanceAfter }) => ({
    id: entry.id,
    userId: entry.userId,
    amount: entry.amount,
    description: entry.description,
    subject: subjects.get(entry.referenceId) ?? null,
    transactionType: transactionTypeOf[entry.kind],
    referenceId: entry.referenceId,
    referenceType: entry.referenceType,
    balanceAfter,
    by: behind(personOf(entry)),
    client: clientOf(entry.clientId),
    createdAt: entry.createdAt,
  }));
}

const subjectLength = 60;

/** The product that the order's brief names, or else how the brief begins. */
function subjectOf({ input }: Job): string | null {
  if (!input) return null;
  const text = productIn(input.prompt)?.text ?? input.prompt;
  return shortened(text.charAt(0).toUpperCase() + text.slice(1), subjectLength);
}

/** Reads until the balance does not change meanwhile; a busy account gets the last try, fixed by the next refresh. */
async function readWithStableBalance(
  core: Core,
  userId: string,
  read: () => Promise<QueryPage>,
): Promise<{ page: QueryPage; balance: number }> {
  let before = await core.table.get(balanceKey(userId));
  for (let tries = 1; ; tries++) {
    const page = await read();
    const after = await core.table.get(balanceKey(userId));
    if (before?.ver === after?.ver || tries === 5)
      return { page, balance: after ? readBalance(after).available : 0 };
    before = after;
  }
}

function encode(cursor: TransactionCursor): string {
  return Buffer.from(JSON.stringify([cursor.at, cursor.balance])).toString("base64url");
}

function decode(cursor: string): TransactionCursor {
  try {
    const [at, balance] = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as unknown[];
    if (
      typeof at === "string" &&
      at.startsWith(ledgerPrefix) &&
      at < endOfLedger &&
      Number.isSafeInteger(balance)
    )
      return { at, balance: balance as number };
  } catch {
    // Falls through to the refusal below.
  }
  throw invalidField("cursor", "Invalid cursor");
}
