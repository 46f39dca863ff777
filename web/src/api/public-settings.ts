import type { Flag } from "@marquee/contracts/enums";
import type { getPublicSettings } from "@marquee/contracts/http/system";
import type { AnswerOf } from "@marquee/contracts/operation";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { addressOf, call } from "./http.ts";
import type { OperationKey } from "./query.ts";

const operation = addressOf<typeof getPublicSettings>("getPublicSettings", "GET", "/api/settings");

export type PublicSettings = AnswerOf<typeof getPublicSettings>;

/** What every page may need to know of this site: its switches, prices, banner, and how it takes payments. */
export const publicSettingsQuery = queryOptions({
  queryKey: ["getPublicSettings"] satisfies OperationKey,
  // The page asks by itself: that keeps no idle session alive.
  queryFn: ({ signal }) => call(operation, { signal, background: true }),
  staleTime: 60_000,
  refetchInterval: 5 * 60_000,
});

/** The same; undefined until it is known. */
export function usePublicSettings(): PublicSettings | undefined {
  return useQuery(publicSettingsQuery).data;
}

/** Whether waiting for them is over: they are known, or could not be had. Asking for them again starts no new wait. */
export function usePublicSettingsKnown(): boolean {
  const { isPending, fetchStatus, failureCount } = useQuery(publicSettingsQuery);
  const known = !isPending || fetchStatus !== "fetching" || failureCount > 0;
  const [wasKnown, setWasKnown] = useState(known);
  if (known && !wasKnown) setWasKnown(true);
  return known || wasKnown;
}

/**
 * Whether a switch of System Control is on. Until it is known it stands as it does unless an admin changed it, so that
 * nothing on the page moves: all on, but billing.
 */
export function useFlag(flag: Flag): boolean {
  return usePublicSettings()?.flags[flag] ?? flag !== "billing";
}
