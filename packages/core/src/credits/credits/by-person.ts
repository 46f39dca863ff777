import type { CreditsByPerson } from "@marquee/contracts/credits/credits";
import { systemBooked } from "@marquee/contracts/credits/system-booked";
import type { Core } from "../../core.ts";
import { memberPrefix } from "../../ground/identity/member.item.ts";
import { usersOf } from "../../ground/users/users-of.ts";
import { userPartition } from "../../rows/keys.ts";
import { everyRow } from "../../rows/paging.ts";
import { deletedName } from "../../rows/row-kind.ts";
import { isoTime } from "../../time.ts";
import { type LedgerEntry, type LedgerKind, ledgerPrefix, readLedgerEntry } from "./ledger-entry.item.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * What an entry is in a company's sums: what a person spent, with what came back of it, or what a person added. The
 * rest is booked by Marquee, also an adjustment: which admin requested it is none of the account's business.
 */
const sumOf: Readonly<Record<LedgerKind, "spent" | "added" | "booked">> = {
  hold: "spent",
  capture: "spent",
  release: "spent",
  purchase: "added",
  reversal: "added",
  adjustment: "booked",
  expiration: "booked",
};

/**
 * The person of the account who caused an entry; null for Marquee. Entries from before persons were noted are the
 * founder's.
 */
export function personOf({ kind, actorId, userId }: LedgerEntry): string | null {
  return sumOf[kind] === "booked" ? null : (actorId ?? userId);
}

/** Whether a filter by person, or by `systemBooked`, includes an entry. */
export function isBy(entry: LedgerEntry, person: string): boolean {
  return (personOf(entry) ?? systemBooked) === person;
}

/** Where the entries of the last days begin; without days, where the ledger does. */
export function ledgerSince(core: Core, days: number | undefined): string {
  return `${ledgerPrefix}${days === undefined ? "" : isoTime(core.clock.now() - days * dayMs)}`;
}

/** How answers show those who caused entries. */
export async function peopleBehind(core: Core, ids: Iterable<string | null>) {
  const people = await usersOf(
    core,
    [...ids].filter((id) => id !== null),
  );
  return (id: string | null) => (id === null ? null : { id, name: people.get(id)?.name ?? deletedName });
}

/**
 * What each person of an account spent and added, who spent most first, Marquee last. Without `days`, what all added
 * less what all spent is what is available. Empty for an account that never invited anybody.
 */
export async function creditsByPerson(
  core: Core,
  accountId: string,
  days: number | undefined,
): Promise<CreditsByPerson[]> {
  const pk = userPartition(accountId);
  const { items: members } = await core.table.query({ pk, sk: { beginsWith: memberPrefix }, limit: 1 });
  if (members.length === 0) return [];
  const sums = new Map<string | null, { spent: number; added: number }>();
  for await (const row of everyRow(core, {
    pk,
    sk: { from: ledgerSince(core, days), to: `${ledgerPrefix}~` },
  })) {
    const entry = readLedgerEntry(row);
    const sum = sums.get(personOf(entry)) ?? { spent: 0, added: 0 };
    if (sumOf[entry.kind] === "spent") sum.spent -= entry.amount;
    else sum.added += entry.amount;
    sums.set(personOf(entry), sum);
  }
  const behind = await peopleBehind(core, sums.keys());
  return [...sums]
    .map(([id, sum]) => ({ person: behind(id), ...sum }))
    .sort(
      (left, right) =>
        Number(left.person === null) - Number(right.person === null) || right.spent - left.spent,
    );
}
