import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

/** A user's customer id at the card provider. */
const customerEntity = entity({
  rowType: "card-customer",
  shape: { customerId: z.string(), at: z.string() },
  key: ({ userId }: { userId: string }) => ({ pk: userPartition(userId), sk: "CARD_CUSTOMER" }),
});
export const readCustomer = customerEntity.read;

export const customerKey = (userId: string): Key => customerEntity.key({ userId });

export const customerItem = customerEntity.item;

export const customerRows: RowKind<typeof customerEntity> = {
  entity: customerEntity,
  owner: "partition",
  export: {
    notShown:
      "The card provider's id for the account; the provider stores the billing details, which are shown.",
  },
  onDelete: "erase",
};

export const customerPage: RowPage<typeof customerEntity> = {
  entity: customerEntity,
  rows: [
    { name: "Card customer", sample: { userId: "{user}" }, reached: "A user's id at the card provider" },
  ],
  kept: "One for each account.",
};
