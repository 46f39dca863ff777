import type { getCurrentUser } from "@marquee/contracts/account/auth";
import { queryOptions } from "@tanstack/react-query";
import { loadAnew } from "#account/load-anew.ts";
import { addressOf, call, isUnauthenticated } from "#api/http.ts";
import { currentUserKey } from "../api/session.ts";
import { requestedShell } from "../api/shell.ts";
import { isShown } from "../api/shown-account.ts";
import { noteSignedIn } from "../api/signed-in-before.ts";

const operation = addressOf<typeof getCurrentUser>("getCurrentUser", "GET", "/api/user");

/**
 * The signed-in user; null if there is none. If they act for another account than this document shows, or somebody else pays by now, because someone
 * signed in or switched accounts in another tab, the document is loaded anew: nothing of the former user's stays or
 * goes on running. Cached for five minutes and not refetched on window focus.
 */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ client, signal }) => {
    try {
      const user = (await requestedShell(client))?.user ?? (await call(operation, { signal }));
      noteSignedIn(user.accountId);
      return isShown(user) ? user : await loadAnew();
    } catch (error) {
      if (isUnauthenticated(error)) {
        noteSignedIn(null);
        return null;
      }
      throw error;
    }
  },
  staleTime: 5 * 60_000,
  retry: 1,
  refetchOnWindowFocus: false,
});
