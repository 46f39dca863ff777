import { attribute } from "@marquee/table/condition";
import type { Item, Write } from "@marquee/table/table";
import { adjustmentKey, readAdjustment } from "../credits/adjustment.item.ts";
import type { Account } from "./ownership.ts";

/** What stands in place of a name. */
export const nobody = "deleted account";

/** Takes the account's name out of a booked adjustment; its amount and id stay in the books. */
export function adjustmentWithout(row: Item, { user }: Account): Write {
  const { id, userId, requestedById, decidedBy, status } = readAdjustment(row);
  return {
    op: "update",
    key: adjustmentKey(id),
    set: {
      ...(userId === user.id ? { username: nobody } : {}),
      // An admin's own words about the person.
      ...(userId === user.id ? { reason: nobody } : {}),
      ...(requestedById === user.id ? { requestedBy: nobody } : {}),
      ...(decidedBy === user.username ? { decidedBy: nobody } : {}),
    },
    when: attribute("status").is(status),
  };
}
