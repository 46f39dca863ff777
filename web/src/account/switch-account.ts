import type { GrantScope } from "@marquee/contracts/account/grant-scopes";
import type { listOwnAccounts, switchAccount } from "@marquee/contracts/account/team";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { loadAnew } from "#account/load-anew.ts";
import { tellOtherTabs } from "#account/other-tabs.ts";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";
import { paths } from "#routing/paths.ts";

const list = addressOf<typeof listOwnAccounts>("listOwnAccounts", "GET", "/api/user/accounts");
const change = addressOf<typeof switchAccount>("switchAccount", "PUT", "/api/user/account");

/** The accounts that the signed-in person may act for. */
export const ownAccountsQuery = queryOptions({
  queryKey: ["listOwnAccounts"] satisfies OperationKey,
  queryFn: ({ signal }) => call(list, { signal }),
});

/** The page on which somebody begins who acts for a client with this scope. */
export function firstPageOf(scope: GrantScope): string {
  if (scope === "everything") return paths.dashboard;
  return scope === "deals" ? paths.sponsorships : paths.campaigns;
}

/** An account to act for, one's own without an id, and where to begin there. */
type Switch = BodyInputOf<typeof switchAccount> & { to?: string | undefined };

/**
 * Acts for another account in this browser. The page stays or becomes the one at `to`, loaded anew; the browser's other
 * tabs are loaded anew too.
 */
export function useSwitchAccount() {
  return useMutation({
    mutationFn: ({ to: _, ...body }: Switch) => call(change, { body }),
    onSuccess: (_answer, { to }) => startAnew(to),
  });
}

/** Loads this document anew as whom the browser now acts for, at `to` or where it is, and the browser's other tabs. */
export function startAnew(to?: string): Promise<never> {
  tellOtherTabs("getCurrentUser");
  return loadAnew(to);
}
