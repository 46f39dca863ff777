import { AppError } from "@marquee/contracts/errors";
import type { Item, Key } from "@marquee/table/table";
import type { Core } from "../core.ts";

/** The part of an entity that reads one party's row of something shared. */
interface PartyEntity<Row> {
  key(ref: { accountId: string; id: string }): Key;
  read(item: Item): Row;
}

/**
 * An account's own row of something it shares with another account. Each party has one in its own partition, written in
 * the transaction that creates the shared thing. An account without one is no party and can't even tell that it
 * exists.
 * @throws AppError not_found
 */
export async function ownPartyRow<Row>(
  core: Core,
  entity: PartyEntity<Row>,
  accountId: string,
  id: string,
): Promise<Row> {
  const row = await core.table.get(entity.key({ accountId, id }));
  if (!row) throw new AppError("not_found");
  return entity.read(row);
}
