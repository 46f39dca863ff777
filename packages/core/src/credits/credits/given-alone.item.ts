import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";

/**
 * Credits moved without a second admin, by the hour since 1970. Given and taken are counted separately: neither
 * offsets the other.
 */
const givenAloneEntity = entity({
  rowType: "given-alone",
  shape: {
    hours: z.record(z.string(), z.object({ given: z.int(), taken: z.int() })),
    ver: z.int(),
  },
  key: ({ userId, whose }: { userId: string; whose: "by" | "for"; nowMs?: number }) => ({
    pk: userPartition(userId),
    sk: `CREDITS_ALONE#${whose.toUpperCase()}`,
  }),
  ttl: ({ nowMs = 0 }) => epochSeconds(nowMs) + 2 * 24 * 60 * 60,
});
export type GivenAlone = ReturnType<typeof givenAloneEntity.read>;

export const readGivenAlone = givenAloneEntity.read;

/** The key of what one admin moved alone, or of what admins moved alone for one account. */
export const givenAloneKey = (whose: "by" | "for", userId: string): Key =>
  givenAloneEntity.key({ userId, whose });

export const givenAloneItem = givenAloneEntity.item;

export const givenAloneRows: RowKind<typeof givenAloneEntity> = {
  entity: givenAloneEntity,
  owner: "partition",
  export: { notShown: "An internal counter or marker; what it counts is in the export itself." },
  onDelete: "erase",
};

export const givenAlonePage: RowPage<typeof givenAloneEntity> = {
  entity: givenAloneEntity,
  rows: [
    {
      name: "Credits moved by one admin alone",
      sample: { userId: "{user}", whose: "by" },
      reached:
        "Get and put by version, in the transaction that moves them; FOR instead of BY counts what the account got",
      expires: "two days",
    },
  ],
};
