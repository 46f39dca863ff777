import type { listOwnAccounts, switchAccount } from "@marquee/contracts/account/team";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { tellOtherTabs } from "#account/other-tabs.ts";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const list = addressOf<typeof listOwnAccounts>("listOwnAccounts", "GET", "/api/user/accounts");
const change = addressOf<typeof switchAccount>("switchAccount", "PUT", "/api/user/account");

/** The accounts that the signed-in person may act for. */
export const ownAccountsQuery = queryOptions({
  queryKey: ["listOwnAccounts"] satisfies OperationKey,
  queryFn: ({ signal }) => call(list, { signal }),
});

/** Acts for another account in this browser. The page stays, loaded anew; so do the browser's other tabs. */
export function useSwitchAccount() {
  return useMutation({
    mutationFn: (accountId: string) => call(change, { body: { accountId } }),
    onSuccess: () => startAnew(),
  });
}

/** Loads the document anew as whom the browser now acts for, at `to` or where it is. */
export function startAnew(to?: string): Promise<never> {
  tellOtherTabs("getCurrentUser");
  if (to === undefined) location.reload();
  else location.assign(to);
  // Nothing of the account before goes on running.
  return new Promise<never>(() => undefined);
}
