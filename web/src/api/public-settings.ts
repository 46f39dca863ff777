import type { getPublicSettings, PublicSettings } from "@marquee/contracts/admin/system";
import type { Flag } from "@marquee/contracts/enums";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { requestedShell } from "#api/shell.ts";
import { addressOf, call } from "./http.ts";
import type { OperationKey } from "./query.ts";

const operation = addressOf<typeof getPublicSettings>("getPublicSettings", "GET", "/api/settings");

/** What every page may need to know about this site: its switches, prices, banner, and how it takes payments. */
export const publicSettingsQuery = queryOptions({
  queryKey: ["getPublicSettings"] satisfies OperationKey,
  // The page requests this automatically, which must not keep an idle session alive.
  queryFn: async ({ client, signal }) =>
    (await requestedShell(client)?.catch(() => undefined))?.settings ??
    call(operation, { signal, background: true }),
  staleTime: 60_000,
  refetchInterval: 5 * 60_000,
});

/** The public settings; undefined until loaded. */
export function usePublicSettings(): PublicSettings | undefined {
  return useQuery(publicSettingsQuery).data;
}

/** Whether the settings are loaded or the first attempt has failed. Refetching them never makes this false again. */
export function usePublicSettingsKnown(): boolean {
  const { isPending, fetchStatus, failureCount } = useQuery(publicSettingsQuery);
  const known = !isPending || fetchStatus !== "fetching" || failureCount > 0;
  const [wasKnown, setWasKnown] = useState(known);
  if (known && !wasKnown) setWasKnown(true);
  return known || wasKnown;
}

/**
 * Whether a switch of System Control is on. Until loaded, it has the default that applies unless an admin changed it
 * (all on except billing), so that nothing on the page moves.
 */
export function useFlag(flag: Flag): boolean {
  return usePublicSettings()?.flags[flag] ?? flag !== "billing";
}
