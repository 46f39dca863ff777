import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

/**
 * A part of the index that finds public events by words: which version of it is current. The part itself is a file,
 * written once under a name of its own, so that a reader never sees half of one and a late writer replaces none.
 */
export const eventShardEntity = entity({
  rowType: "event-shard",
  shape: {
    /** A quarter, such as 2026Q4, or `whole`, which is written once all quarters are indexed. */
    shard: z.string(),
    version: z.string(),
    /** What the files look like; those of another release are not read. */
    format: z.int(),
    writtenAt: z.string(),
  },
  key: ({ shard }: { shard: string }) => ({ pk: eventIndexPartition, sk: shard }),
});
export type EventShard = ReturnType<typeof eventShardEntity.read>;

export const eventIndexPartition = "EVENT-INDEX";

/** The shard whose row says that the index is complete. */
export const wholeIndex = "whole";

export const eventShardKey = (shard: string): Key => eventShardEntity.key({ shard });

/** Where a version of a shard is among the files. */
export function shardFile({ shard, version }: Pick<EventShard, "shard" | "version">): string {
  return `search/${shard}/${version}`;
}

export const eventShardRows: RowKind<typeof eventShardEntity> = {
  entity: eventShardEntity,
  owner: { notFound: "Part of the product, not of an account." },
  export: { notShown: "It belongs to no account." },
  onDelete: { keep: "It belongs to no account." },
};

export const eventShardPage: RowPage<typeof eventShardEntity> = {
  entity: eventShardEntity,
  rows: [
    {
      name: "Part of the index of events",
      sample: { shard: "2026Q4" },
      reached: "All of them at once by each search by words; put by version when what it indexes changes",
    },
  ],
  kept: "One for each quarter of the list, about 25.",
};
