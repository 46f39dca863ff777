import type { User } from "@marquee/contracts/account/auth";
import { useQueryClient } from "@tanstack/react-query";
import { useReplaceUser } from "#account/session.ts";
import { tellOtherTabs } from "#api/other-tabs.ts";
import { invalidate } from "#api/query.ts";

/** Shows a change of the account that the server has just made, here and in the browser's other tabs. */
export function useUserChanged(): (change: (user: User) => User) => void {
  const replace = useReplaceUser();
  const client = useQueryClient();
  return (change) => {
    replace(change);
    tellOtherTabs("getCurrentUser", "getPreferences");
    void invalidate(client, "listActivity", "getPreferences");
  };
}
