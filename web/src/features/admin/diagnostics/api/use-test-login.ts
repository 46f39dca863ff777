import type { getCurrentUser, login, logout, User } from "@marquee/contracts/account/auth";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, addressOf, call, isUnauthenticated, messageOf } from "#api/http.ts";
import { setCurrentUser } from "#api/session.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const checkOperation = addressOf<typeof getCurrentUser>("getCurrentUser", "GET", "/api/user");
const loginOperation = addressOf<typeof login>("login", "POST", "/api/login");
const logoutOperation = addressOf<typeof logout>("logout", "POST", "/api/logout");

/** Checks who is signed in, as a page's first call does; null if nobody is. */
export function useCheckAuthentication() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<User | null> => {
      try {
        return await call(checkOperation, {});
      } catch (error) {
        if (isUnauthenticated(error)) return null;
        throw error;
      }
    },
    onSuccess: (user) => {
      setCurrentUser(client, user);
      if (user === null) toast(toasts.notAuthenticated);
    },
    onError: (error) => toast(toasts.authCheckError(messageOf(error))),
  });
}

/** Signs in; a user who needs a second factor is not signed in by it. */
export function useTestLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { username: string; password: string }) => call(loginOperation, { body }),
    onSuccess: (answer) => {
      if ("twoFactorRequired" in answer) return;
      const { message: _, ...user } = answer;
      setCurrentUser(client, user);
      toast(toasts.loggedIn(user.name));
    },
    onError: (error) => {
      // Distinguish a refusal by the server from a server that did not answer.
      const isRefused = error instanceof ApiError && error.code !== "network";
      toast((isRefused ? toasts.loginFailed : toasts.loginError)(messageOf(error)));
    },
  });
}

/** Ends the session. */
export function useTestLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(logoutOperation, {}),
    onSuccess: () => {
      setCurrentUser(client, null);
      toast(toasts.loggedOut);
    },
    onError: (error) => toast(toasts.loginError(messageOf(error))),
  });
}
