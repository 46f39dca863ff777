import type { logout, User } from "@marquee/contracts/http/auth";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { addressOf, call, isUnauthenticated, messageOf } from "#api/http.ts";
import { tellOtherTabs } from "#api/other-tabs.ts";
import { forgetUser } from "#browser/storage.ts";
import { paths } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { setCurrentUser } from "./session.ts";
import { toasts } from "./toasts.ts";

const operation = addressOf<typeof logout>("logout", "POST", "/api/logout");

/** Leaves nothing of a user whose session is over in this browser, and shows the way to sign in. */
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

/** Ends the session on the server and here; the next sign-in goes on to `to`, if one is given. */
export function useLogout(user: User) {
  const leave = useLeave(user);
  return useMutation({
    mutationFn: async (_to: string | void) => {
      try {
        await call(operation, {});
      } catch (error) {
        // A session that is already over is what was wanted.
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
