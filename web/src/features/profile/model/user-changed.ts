import type { User } from "@marquee/contracts/http/auth";
import { useQueryClient } from "@tanstack/react-query";
import { invalidate } from "#lib/query.ts";
import { useReplaceUser } from "#lib/session.ts";
import { tellOtherTabs } from "#lib/tabs.ts";

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
