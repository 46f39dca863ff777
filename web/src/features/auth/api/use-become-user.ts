import type { User } from "@marquee/contracts/http/auth";
import { useQueryClient } from "@tanstack/react-query";
import { setCurrentUser } from "#account/session.ts";
import { tellOtherTabs } from "#api/other-tabs.ts";

/** Makes a user the signed-in one, in this tab and in the browser's others. */
export function useBecomeUser(): (user: User) => void {
  const client = useQueryClient();
  return (user) => {
    setCurrentUser(client, user);
    tellOtherTabs("getCurrentUser");
  };
}
