import type { User } from "@marquee/contracts/http/auth";
import { useQueryClient } from "@tanstack/react-query";
import { useReplaceUser } from "#account/session.ts";
import { tellOtherTabs } from "#api/other-tabs.ts";
import { invalidate } from "#api/query.ts";

/** Shows at once, here and in the browser's other tabs, what the server has just changed of the account. */
export function useUserChanged(): (change: (user: User) => User) => void {
  const replace = useReplaceUser();
  const client = useQueryClient();
  return (change) => {
    replace(change);
    tellOtherTabs("getCurrentUser", "getPreferences");
    void invalidate(client, "listActivity", "getPreferences");
  };
}
