import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";

/** Who a user is to the card provider. */
const customerCodec = codec({ customerId: z.string() });
export const readCustomer = customerCodec.read;

export function customerKey(userId: string): Key {
  return { pk: userPartition(userId), sk: "CARD_CUSTOMER" };
}

export function customerItem(userId: string, customerId: string, at: string): Item {
  return { ...customerKey(userId), rowType: "card-customer", v: rowVersion, customerId, at };
}
