import type { logout, User } from "@marquee/contracts/http/auth";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { copy } from "#lib/error-copy.ts";
import { addressOf, call, isUnauthenticated, messageOf } from "#lib/http.ts";
import { closeNotifications } from "#lib/notifications.ts";
import { paths } from "#lib/paths.ts";
import { forgetUser } from "#lib/storage.ts";
import { toast } from "#lib/toast.ts";
import { setCurrentUser } from "./use-become-user.ts";

const operation = addressOf<typeof logout>("logout", "POST", "/api/logout");

/** Ends the session on the server and leaves nothing of the user in this browser. */
export function useLogout(user: User) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      try {
        await call(operation, {});
      } catch (error) {
        // A session that is already over is what was wanted.
        if (!isUnauthenticated(error)) throw error;
      }
    },
    onSuccess: async () => {
      forgetUser(user.id);
      closeNotifications();
      setCurrentUser(client, null);
      await navigate(paths.auth);
      toast(copy.auth.loggedOut);
    },
    onError: (error) => toast(copy.auth.logoutFailed(messageOf(error))),
  });
}
