import type { User } from "@marquee/contracts/account/auth";
import { useQueryClient } from "@tanstack/react-query";
import { tellOtherTabs } from "#account/other-tabs.ts";
import { setCurrentUser } from "#api/session.ts";
import { freshShell, keepShell } from "#api/shell.ts";

/** Makes a user the signed-in one, in this tab and in the browser's others, with what every page of theirs shows. */
export function useBecomeUser(): (user: User) => Promise<void> {
  const client = useQueryClient();
  return async (user) => {
    const shell = await freshShell();
    // Whoever has left the account that they registered acts for another one, which only the shell knows.
    setCurrentUser(client, shell?.user ?? user);
    if (shell) keepShell(client, shell);
    tellOtherTabs("getCurrentUser");
  };
}
