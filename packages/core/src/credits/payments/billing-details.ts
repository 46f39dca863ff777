import type { BillingDetails, StoredBilling } from "@marquee/contracts/credits/billing-details";
import { AppError } from "@marquee/contracts/errors";
import { attribute } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { activityWrite } from "../../ground/activity/activity.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { activeUser, profileKey } from "../../ground/users/user.item.ts";
import { isoTime } from "../../time.ts";
import { billingItem, billingKey, readBilling } from "./billing-details.item.ts";

/** What an account's receipts say from now on. */
export async function billingOf(core: Core, accountId: string): Promise<StoredBilling> {
  const row = await core.table.get(billingKey(accountId));
  if (!row) return { details: null, version: 0, updatedAt: null };
  const { details, version, updatedAt } = readBilling(row);
  return { details, version, updatedAt };
}

/**
 * Replaces an account's billing details, or removes them with null. Receipts of what was bought before stay as they are.
 * @throws AppError stale_version if they changed after the version that the change is based on, unauthenticated for an
 *   account that closed meanwhile
 */
export async function changeBilling(
  core: Core,
  { actorId, accountId }: Acting,
  { version, details }: { version: number; details: BillingDetails | null },
  caller: Caller,
): Promise<StoredBilling> {
  const stored: StoredBilling & { updatedAt: string } = {
    details,
    version: version + 1,
    updatedAt: isoTime(core.clock.now()),
  };
  const before = attribute("version");
  try {
    await core.table.transact([
      {
        label: "row",
        write: {
          op: "put",
          item: billingItem({ userId: accountId, ...stored }),
          when: version === 0 ? before.isAbsent : before.is(version),
        },
      },
      { label: "account", write: { op: "check", key: profileKey(accountId), when: activeUser } },
      activityWrite(core, actorId, "billing_changed", caller),
    ]);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    throw new AppError(error.label === "row" ? "stale_version" : "unauthenticated", { cause: error });
  }
  return stored;
}
