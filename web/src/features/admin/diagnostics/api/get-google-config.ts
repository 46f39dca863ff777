import type { getGoogleConfig } from "@marquee/contracts/account/google";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getGoogleConfig>("getGoogleConfig", "GET", "/api/auth/google-config");

/** The configuration of Google sign-in, without secrets. */
export const googleConfigQuery = queryOptions({
  queryKey: ["getGoogleConfig"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
  retry: false,
});
