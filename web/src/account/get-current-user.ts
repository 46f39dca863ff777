import type { getCurrentUser } from "@marquee/contracts/http/auth";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call, isUnauthenticated } from "#api/http.ts";
import { currentUserKey } from "./session.ts";
import { noteSignedIn } from "./signed-in-before.ts";

const operation = addressOf<typeof getCurrentUser>("getCurrentUser", "GET", "/api/user");

/** The signed-in user; null if there is none. Cached for five minutes and not refetched on window focus. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ signal }) => {
    try {
      const user = await call(operation, { signal });
      noteSignedIn(true);
      return user;
    } catch (error) {
      if (isUnauthenticated(error)) {
        noteSignedIn(false);
        return null;
      }
      throw error;
    }
  },
  staleTime: 5 * 60_000,
  retry: 1,
  refetchOnWindowFocus: false,
});
