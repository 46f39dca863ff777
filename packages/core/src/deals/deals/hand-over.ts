import { all, attribute, exists } from "@marquee/table/condition";
import { ConditionRefused, type Key } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { handoverEntity, handoverList } from "../../ground/identity/handover.item.ts";
import { type DueReport, workDueRows } from "../../rows/due-rows.ts";
import { userPartition } from "../../rows/keys.ts";
import { everyRow, readOr } from "../../rows/paging.ts";
import { type DealParty, dealPartyEntity, dealPartyPrefix } from "./deal.item.ts";

/** How many deals one of an account's people owns. */
export async function countOwnedDeals(core: Core, accountId: string, personId: string): Promise<number> {
  let count = 0;
  for await (const party of partiesIn(core, accountId)) if (party.ownerId === personId) count += 1;
  return count;
}

/**
 * Gives what somebody owned who left an account to whom the row of their leaving says. Again changes nothing: a deal
 * that got another owner meanwhile keeps them.
 */
export async function handOver(core: Core, key: Key): Promise<void> {
  const row = await core.table.get(key);
  if (!row) return;
  const { accountId, from, to } = handoverEntity.read(row);
  for await (const { id, ownerId } of partiesIn(core, accountId)) {
    if (ownerId !== from) continue;
    const change = to === null ? { remove: ["ownerId"] } : { set: { ownerId: to } };
    const when = all(exists, attribute("ownerId").is(from));
    await core.table
      .write({ op: "update", key: dealPartyEntity.key({ accountId, id }), ...change, when })
      .catch(unlessGiven);
  }
  await core.table.write({ op: "delete", key });
}

function unlessGiven(error: unknown): void {
  if (!(error instanceof ConditionRefused)) throw error;
}

async function* partiesIn(core: Core, accountId: string): AsyncGenerator<DealParty> {
  const rows = everyRow(core, { pk: userPartition(accountId), sk: { beginsWith: dealPartyPrefix } });
  for await (const row of rows) {
    const party = readOr(row, dealPartyEntity.read);
    if (party) yield party;
  }
}

const accountsAtOnce = 4;
/** How long a handover waits that failed. */
const againAfterMs = 60_000;

/** Hands over what the calls that wrote it did not, until `untilMs` (epoch); `report` counts it too. */
export async function handOverDue(core: Core, untilMs: number, report: DueReport): Promise<void> {
  const look = (key: Key) => handOver(core, key);
  await workDueRows(core, handoverList.name, { untilMs, atOnce: accountsAtOnce, againAfterMs, look }, report);
}
