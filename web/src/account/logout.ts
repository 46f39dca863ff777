import type { logout, User } from "@marquee/contracts/account/auth";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { tellOtherTabs } from "#account/other-tabs.ts";
import { addressOf, call, isUnauthenticated, messageOf } from "#api/http.ts";
import { forgetUser } from "#browser/storage.ts";
import { paths } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { setCurrentUser } from "../api/session.ts";
import { toasts } from "../api/toasts.ts";

const operation = addressOf<typeof logout>("logout", "POST", "/api/logout");

/** Clears everything of a user whose session is over from this browser and goes to the sign-in page. */
export function useLeave(user: User): (to?: string) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (to = paths.auth) => {
    forgetUser(user.id);
    setCurrentUser(client, null);
    tellOtherTabs("getCurrentUser");
    await navigate(to);
  };
}

/** Ends the session on the server and here; the next sign-in continues to `to` if given. */
export function useLogout(user: User) {
  const leave = useLeave(user);
  return useMutation({
    mutationFn: async (_to: string | void) => {
      try {
        await call(operation, {});
      } catch (error) {
        // If the session is already over, there is nothing left to do.
        if (!isUnauthenticated(error)) throw error;
      }
    },
    onSuccess: async (_answer, to) => {
      await leave(to ?? undefined);
      toast(toasts.loggedOut);
    },
    onError: (error) => toast(toasts.logoutFailed(messageOf(error))),
  });
}
