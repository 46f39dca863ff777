import { billingDetailsSchema } from "@marquee/contracts/credits/billing-details";
import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

/** Billing details as rows keep them, whatever the rules for typing them are by now. */
export const keptBillingSchema = z.object({
  company: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: billingDetailsSchema.shape.country,
  taxId: z.string(),
});

/** Who is billed for what an account buys from now on; payments keep a copy of their own. */
const billingEntity = entity({
  rowType: "billing-details",
  shape: {
    details: z.nullable(keptBillingSchema),
    version: z.int(),
    updatedAt: z.string(),
  },
  key: ({ userId }: { userId: string }) => ({ pk: userPartition(userId), sk: "BILLING" }),
});

export const readBilling = billingEntity.read;

export const billingKey = (userId: string): Key => billingEntity.key({ userId });

export const billingItem = billingEntity.item;

export const billingRows: RowKind<typeof billingEntity> = {
  entity: billingEntity,
  owner: "partition",
  export(row) {
    const { details, updatedAt } = readBilling(row);
    return { ...details, updatedAt };
  },
  onDelete: "erase",
};

export const billingPage: RowPage<typeof billingEntity> = {
  entity: billingEntity,
  rows: [
    {
      name: "Billing details",
      sample: { userId: "{account}" },
      reached: "Get by account, for its owners and with each purchase; put by version",
    },
  ],
  kept: "One for each account whose owner gave some.",
};
