import type { getPreferences, Preferences } from "@marquee/contracts/account/profile";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getPreferences>("getPreferences", "GET", "/api/user/preferences");

/** The three groups of toggles as stored on the server. */
export const preferencesQuery = queryOptions({
  queryKey: ["getPreferences"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});

/** Fetches the preferences without keeping an idle session alive. @throws ApiError */
export function getPreferencesQuietly(): Promise<Preferences> {
  return call(operation, { background: true });
}
