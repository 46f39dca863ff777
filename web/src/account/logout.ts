import type { logout, User } from "@marquee/contracts/http/auth";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { copy } from "./error-copy.ts";
import { addressOf, call, isUnauthenticated, messageOf } from "./http.ts";
import { closeNotifications } from "./notifications.ts";
import { paths } from "./paths.ts";
import { setCurrentUser } from "./session.ts";
import { forgetUser } from "./storage.ts";
import { tellOtherTabs } from "./tabs.ts";
import { toast } from "./toast.ts";

const operation = addressOf<typeof logout>("logout", "POST", "/api/logout");

/** Leaves nothing of a user whose session is over in this browser, and shows the way to sign in. */
export function useLeave(user: User): (to?: string) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (to = paths.auth) => {
    forgetUser(user.id);
    closeNotifications();
    setCurrentUser(client, null);
    tellOtherTabs("getCurrentUser");
    await navigate(to);
  };
}

/** Ends the session on the server and here; whoever signs in next goes on to `to`, if one is given. */
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
      toast(copy.auth.loggedOut);
    },
    onError: (error) => toast(copy.auth.logoutFailed(messageOf(error))),
  });
}
