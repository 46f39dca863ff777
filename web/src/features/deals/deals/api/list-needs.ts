import type { listNeeds } from "@marquee/contracts/home/dashboard";
import type { Needs } from "@marquee/contracts/home/needs";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listNeeds>("listNeeds", "GET", "/api/dashboard/needs");

/** What waits for the user, most urgent first. What expires leaves the list then, even if nobody says so. */
export const needsQuery = queryOptions({
  queryKey: ["listNeeds"] satisfies OperationKey,
  queryFn: (context) => call(operation, { signal: context.signal, background: isRepeat(context) }),
  refetchInterval: ({ state }) => (state.data ? untilNext(state.data) : false),
});

/** Timers run 32 bits of milliseconds at most; a day is soon enough to look again. */
const longestMs = 86_400_000;

function untilNext({ asOf, needs }: Needs): number | false {
  const next = needs.flatMap(({ until }) => (until !== null && until > asOf ? [Date.parse(until)] : []));
  if (next.length === 0) return false;
  return Math.min(longestMs, Math.min(...next) - Date.parse(asOf) + 1_000);
}
