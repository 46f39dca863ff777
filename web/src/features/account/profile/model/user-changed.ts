import type { User } from "@marquee/contracts/account/auth";
import { useQueryClient } from "@tanstack/react-query";
import { tellOtherTabs } from "#account/other-tabs.ts";
import { invalidate } from "#api/query.ts";
import { useReplaceUser } from "#api/session.ts";

/** Shows a change of the account that the server has just made, here and in the browser's other tabs. */
export function useUserChanged(): (change: (user: User) => User) => void {
  const replace = useReplaceUser();
  const client = useQueryClient();
  return (change) => {
    replace(change);
    tellOtherTabs("getCurrentUser", "getPreferences", "getMailSettings");
    void invalidate(client, "listActivity", "getPreferences", "getMailSettings");
  };
}
