import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { activeUser, profileKey, readUser } from "../../ground/users/user.item.ts";

/** Whether the buyer can use credits; false for a closed or suspended account. */
export async function isActiveBuyer(core: Core, userId: string): Promise<boolean> {
  const row = await core.table.get(profileKey(userId));
  return row !== undefined && readUser(row).status === "active";
}

/** The condition that the buyer's account is active, for a transaction. */
export function activeBuyerCheck(userId: string): LabelledWrite {
  return { label: "buyer", write: { op: "check", key: profileKey(userId), when: activeUser } };
}
