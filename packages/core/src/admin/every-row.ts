import type { Item, Query } from "@marquee/table/table";
import type { Core } from "../ports.ts";

/** Rows of one read; a page ends at 1 MB before that. */
const perRead = 1_000;

/** Every row of a partition, read page by page as they are asked for. */
export async function* everyRow(core: Core, query: Omit<Query, "limit" | "cursor">): AsyncGenerator<Item> {
  let cursor: string | undefined;
  do {
    const page = await core.table.query({
      ...query,
      limit: perRead,
      ...(cursor === undefined ? {} : { cursor }),
    });
    yield* page.items;
    cursor = page.cursor;
  } while (cursor !== undefined);
}
