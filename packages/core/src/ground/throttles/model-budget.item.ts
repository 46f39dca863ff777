import { perJobKind } from "@marquee/contracts/credits/job-kinds";
import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { epochSeconds } from "../../time.ts";

const keptMs = 3 * 86_400_000;

/** The counters of one row of a day; absent before its first order. */
const budgetEntity = entity({
  rowType: "model-budget",
  shape: {
    ...perJobKind(() => z._default(z.int(), 0)),
    outputTokens: z._default(z.int(), 0),
  },
  key: ({ day, shard }: { day: string; shard: number | string }) => ({
    pk: `MODELBUDGET#${day}#${shard}`,
    sk: "BUDGET",
  }),
});

export const readModelCounters = budgetEntity.read;

/** One of the rows that share the stage's counters of a UTC day, such as 2026-11-30. */
export const modelBudgetKey = (day: string, shard: number): Key => budgetEntity.key({ day, shard });

/** The attributes that every write sets in addition to the counters. */
export const modelBudgetRow = (nowMs: number) => ({
  ...budgetEntity.mark,
  ttl: epochSeconds(nowMs + keptMs),
});

export const modelBudgetRows: RowKind<typeof budgetEntity> = {
  entity: budgetEntity,
  owner: { notFound: "Part of the product, not of an account." },
  export: { notShown: "It belongs to no account." },
  onDelete: { keep: "It belongs to no account." },
};

export const modelBudgetPage: RowPage<typeof budgetEntity> = {
  entity: budgetEntity,
  rows: [
    {
      name: "Model budget",
      sample: { day: "{day}", shard: "{0..7}" },
      reached:
        "One share of the stage's daily budget each: raised in the transaction of an order, never above its share",
      expires: "3 d",
    },
  ],
};
