import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

/**
 * How many people and owners an account has, from its first invitation on. Whatever changes its people changes these in
 * the same transaction, so that two owners who leave at once leave one.
 */
const teamEntity = entity({
  rowType: "team",
  shape: { people: z.int(), owners: z.int() },
  key: ({ accountId }: { accountId: string }) => ({ pk: userPartition(accountId), sk: "TEAM" }),
});

export const readTeam = teamEntity.read;

export const teamKey = (accountId: string): Key => teamEntity.key({ accountId });

export const teamItem = teamEntity.item;

export const teamRows: RowKind<typeof teamEntity> = {
  entity: teamEntity,
  owner: "partition",
  export: { notShown: "It counts the people, who are listed." },
  onDelete: "erase",
};

export const teamPage: RowPage<typeof teamEntity> = {
  entity: teamEntity,
  rows: [
    {
      name: "Team",
      sample: { accountId: "{account}" },
      reached: "Counted by every change of an account's people",
    },
  ],
  kept: "One for each account that has invited somebody.",
};
