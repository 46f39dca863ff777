import { accountHeader, payerHeader } from "@marquee/api-client/client";
import type { User } from "@marquee/contracts/account/auth";

type Acting = Pick<User, "accountId" | "through">;

let shown: Record<string, string> = {};

/** The account, and whose credits pay what is ordered there: its own, or those of the agency that acts for it. */
function headersOf({ accountId, through }: Acting): Record<string, string> {
  return { [accountHeader]: accountId, [payerHeader]: through?.payer === "agency" ? through.id : accountId };
}

/**
 * Says which account's pages this document shows. It stays the last one after the pages are gone, so that what they
 * still send is not done as somebody who signs in later.
 */
export function showAccount(user: Acting): void {
  shown = headersOf(user);
}

/** What names the account whose pages this document shows or showed last, and its payer; empty before the first. */
export function shownAccount(): Readonly<Record<string, string>> {
  return shown;
}

/** Whether somebody acts for the account that this document shows, with the same payer, or it shows none yet. */
export function isShown(user: Acting): boolean {
  return Object.entries(headersOf(user)).every(([name, id]) => (shown[name] ?? id) === id);
}
