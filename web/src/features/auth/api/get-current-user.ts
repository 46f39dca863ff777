import type { getCurrentUser } from "@marquee/contracts/http/auth";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call, isUnauthenticated } from "#lib/http.ts";
import { currentUserKey } from "#lib/session.ts";

const operation = addressOf<typeof getCurrentUser>("getCurrentUser", "GET", "/api/user");

/** Who is signed in; null for nobody. Kept for five minutes and not asked again on window focus (spec §4). */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ signal }) => {
    try {
      return await call(operation, { signal });
    } catch (error) {
      if (isUnauthenticated(error)) return null;
      throw error;
    }
  },
  staleTime: 5 * 60_000,
  retry: 1,
  refetchOnWindowFocus: false,
});
