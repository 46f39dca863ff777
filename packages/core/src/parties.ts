import { AppError } from "@marquee/contracts/errors";
import type { Item, Key } from "@marquee/table/table";
import type { Core } from "./core.ts";

/** What a row of one party of a shared thing is declared by. */
interface PartyEntity<Row> {
  key(ref: { accountId: string; id: string }): Key;
  read(item: Item): Row;
}

/**
 * An account's own row of a thing that it shares with another one. Each party has one, in its own partition, written in
 * the transaction that makes the thing; who has none is no party, and learns nothing of the thing, not even that it is.
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
