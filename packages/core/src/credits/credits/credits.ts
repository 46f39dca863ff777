import type { CreditBalance, CreditPackage, CreditTransaction } from "@marquee/contracts/credits/credits";
import { invalidField } from "@marquee/contracts/errors";
import type { QueryPage } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { readSettings } from "../../ground/system/settings.ts";
import { userPartition } from "../../rows/keys.ts";
import { type PageOf, type PageRequest, pageOptions } from "../../rows/paging.ts";
import { balanceKey, openingBalance, publicBalance, readBalance } from "./balance.item.ts";
import { packagesPartition, readCreditPackage } from "./credit-package.item.ts";
import { ledgerPrefix, readLedgerEntry, transactionTypeOf } from "./ledger-entry.item.ts";
import { withPricedFeatures } from "./package-features.ts";

/** The user's credits as stored now. */
export async function getBalance(core: Core, userId: string): Promise<CreditBalance> {
  const row = await core.table.get(balanceKey(userId));
  return publicBalance(readBalance(row ?? openingBalance(userId)), core.clock.now());
}

/** Active packages that everybody may buy, cheapest first, with what they buy at today's prices. */
export async function listPackages(core: Core): Promise<CreditPackage[]> {
  const [{ items }, { prices }] = await Promise.all([
    core.table.query({ pk: packagesPartition, sk: { beginsWith: "PKG#" }, limit: 100 }),
    readSettings(core),
  ]);
  return items
    .map(readCreditPackage)
    .filter((one) => one.isActive && !one.isCustom)
    .map((one) => withPricedFeatures(one, prices))
    .sort((left, right) => left.price - right.price);
}

interface TransactionCursor {
  /** Where the table continues. */
  at: string;
  /** The available credits right after the next older entry. */
  balance: number;
}

/**
 * One page of the ledger, newest first. `balanceAfter` is counted backwards from the balance, which must be the same
 * before and after the entries are read; later pages continue from the cursor, since older entries never change.
 */
export async function listTransactions(
  core: Core,
  userId: string,
  page: PageRequest,
): Promise<PageOf<CreditTransaction>> {
  const from = page.cursor === undefined ? undefined : decode(page.cursor);
  const read = () =>
    core.table.query({
      pk: userPartition(userId),
      sk: { beginsWith: ledgerPrefix },
      newestFirst: true,
      ...pageOptions({ limit: page.limit, cursor: from?.at }),
    });
  const { items, cursor, balance } = from
    ? { ...(await read()), balance: from.balance }
    : await readWithStableBalance(core, userId, read);
  let balanceAfter = balance;
  const transactions = items.map((item) => {
    const entry = readLedgerEntry(item);
    const transaction: CreditTransaction = {
      id: entry.id,
      userId: entry.userId,
      amount: entry.amount,
      description: entry.description,
      transactionType: transactionTypeOf[entry.kind],
      referenceId: entry.referenceId,
      referenceType: entry.referenceType,
      balanceAfter,
      createdAt: entry.createdAt,
    };
    balanceAfter -= entry.amount;
    return transaction;
  });
  return { items: transactions, cursor: cursor && encode({ at: cursor, balance: balanceAfter }) };
}

/** Reads until the balance does not change meanwhile; a busy account gets the last try, fixed by the next refresh. */
async function readWithStableBalance(core: Core, userId: string, read: () => Promise<QueryPage>) {
  let before = await core.table.get(balanceKey(userId));
  for (let tries = 1; ; tries++) {
    const page = await read();
    const after = await core.table.get(balanceKey(userId));
    if (before?.ver === after?.ver || tries === 5)
      return { ...page, balance: after ? readBalance(after).available : 0 };
    before = after;
  }
}

function encode(cursor: TransactionCursor): string {
  return Buffer.from(JSON.stringify([cursor.at, cursor.balance])).toString("base64url");
}

function decode(cursor: string): TransactionCursor {
  try {
    const [at, balance] = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")) as unknown[];
    if (typeof at === "string" && Number.isSafeInteger(balance)) return { at, balance: balance as number };
  } catch {
    // Falls through to the refusal below.
  }
  throw invalidField("cursor", "Invalid cursor");
}
