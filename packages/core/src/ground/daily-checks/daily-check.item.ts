import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

/** What is recomputed for every user each day. */
export const dailyCheckNames = ["ledgers"] as const;
export type DailyCheckName = (typeof dailyCheckNames)[number];

/** The progress of a check of all users, which takes as many runs of its schedule as it needs. */
export const dailyCheckEntity = entity({
  rowType: "daily-check",
  shape: {
    name: z.enum(dailyCheckNames),
    startedAtMs: z.int(),
    /** Null while the check is still running. */
    finishedAtMs: z.nullable(z.int()),
    /** Where in the list of users the next run continues; null at the beginning. */
    cursor: z.nullable(z.string()),
  },
  key: ({ name }: { name: DailyCheckName }) => ({ pk: `CHECK#${name}`, sk: "PROGRESS" }),
});
export type DailyCheck = ReturnType<typeof dailyCheckEntity.read>;

export const dailyCheckRows: RowKind<typeof dailyCheckEntity> = {
  entity: dailyCheckEntity,
  owner: { notFound: "Part of the product, not of an account." },
  export: { notShown: "It belongs to no account." },
  onDelete: { keep: "It belongs to no account." },
};

export const dailyCheckPage: RowPage<typeof dailyCheckEntity> = {
  entity: dailyCheckEntity,
  rows: [
    {
      name: "Daily check",
      sample: { name: "ledgers" },
      reached: "Get and put by its schedule: how far the check of all users has progressed",
    },
  ],
  kept: "One row for each check.",
};
