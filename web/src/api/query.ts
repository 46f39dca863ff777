import type { OperationId } from "@marquee/contracts/operations";
import { MutationCache, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { currentUserKey } from "#api/session.ts";
import { toasts } from "#api/toasts.ts";
import { closeToastOf, sessionEndedKey, toast } from "#toasts/toast.ts";
import { isOfAnotherSession, isUnauthenticated } from "./http.ts";
import { onAnswering } from "./reachability.ts";

/** Every cache key begins with the operation's name, so a change can invalidate others without importing them. */
export type OperationKey = readonly [OperationId, ...unknown[]];

/**
 * The defaults of every query and mutation. A refusal because the session is over or another account's checks once who
 * is signed in, and the pages follow from that; if an action was refused, a toast says that the session ended.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: true,
        // When offline, a page says so at once and offers Retry; waiting silently would look like a hang.
        networkMode: "always",
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && !isOfAnotherSession(error),
      },
      // Never retried: a call that costs credits must not be sent some time after it was requested.
      mutations: { retry: false, networkMode: "always" },
    },
    queryCache: new QueryCache({ onError: (error) => recheckSession(error) }),
    mutationCache: new MutationCache({
      // A user who acts again has read the toast.
      onMutate: () => closeToastOf(sessionEndedKey),
      onError: (error, _variables, _context, mutation) => {
        const { mutationId } = mutation;
        // It belonged to a session that is over, and says nothing about this one.
        if (!client.getMutationCache().find({ predicate: (saved) => saved.mutationId === mutationId }))
          return;
        if (isUnauthenticated(error) && client.getQueryData(currentUserKey)) toast(toasts.sessionEnded());
        recheckSession(error);
      },
    }),
  });

  // Refetch what failed for lack of an answer as soon as the server answers again.
  onAnswering(
    () => void client.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" }),
  );

  function recheckSession(error: unknown): void {
    if (isOfAnotherSession(error)) void invalidate(client, "getCurrentUser");
  }

  return client;
}

/**
 * Whether a query refetches data it already has, as polling does. The page does that on its own, so it keeps no idle
 * session alive; a person's action is visible in the calls that it makes first.
 */
export function isRepeat({ client, queryKey }: { client: QueryClient; queryKey: QueryKey }): boolean {
  return client.getQueryData(queryKey) !== undefined;
}

/** How long after a change an eventually consistent read may still miss it: far longer than usual. */
const changeSettlesMs = 10_000;
const changedAtMs = new WeakMap<QueryClient, number>();

/**
 * Whether a query needs everything written so far: it is a refetch, which always has a reason, or something was
 * invalidated moments ago (a change here, in another tab or by a push, or connecting live).
 */
export function needsLatest(query: { client: QueryClient; queryKey: QueryKey }): boolean {
  return (
    isRepeat(query) ||
    performance.now() - (changedAtMs.get(query.client) ?? Number.NEGATIVE_INFINITY) < changeSettlesMs
  );
}

/** Whatever changes one of these may change what waits for the user, which is a little of all of them. */
const showsNeeds: ReadonlySet<OperationId> = new Set<OperationId>([
  "getSponsorshipDeal",
  "listSponsorshipDeals",
  "listThreads",
  "getUnreadCounts",
  "listOwnEvents",
  "listNotifications",
  "listAdjustments",
  "listApprovals",
]);

/**
 * Marks the answers of these operations as stale. Data on screen is refetched, and fetches in progress are restarted.
 * The library restarts only queries that already have data, but a first answer could predate the change and would
 * pass for the latest.
 */
export async function invalidate(client: QueryClient, ...operations: OperationId[]): Promise<void> {
  changedAtMs.set(client, performance.now());
  const stale = new Set(operations);
  if (operations.some((id) => showsNeeds.has(id))) stale.add("listNeeds");
  await Promise.all(
    [...stale].map((id) => {
      const queryKey = [id];
      void client.cancelQueries(
        { queryKey, type: "active", predicate: ({ state }) => state.data === undefined },
        // Whoever awaits the query gets the new answer.
        { silent: true, revert: false },
      );
      return client.invalidateQueries({ queryKey });
    }),
  );
}
