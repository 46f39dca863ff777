import type { OperationId } from "@marquee/contracts/operations";
import { MutationCache, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { currentUserKey } from "#account/session.ts";
import { toasts } from "#account/toasts.ts";
import { closeToastOf, sessionEndedKey, toast } from "#toasts/toast.ts";
import { isUnauthenticated } from "./http.ts";
import { onAnswering } from "./reachability.ts";

/** Every cache key begins with the operation's one word, so a change names what it made stale without importing it. */
export type OperationKey = readonly [OperationId, ...unknown[]];

/**
 * The defaults of every query and mutation. An answer of 401 anywhere asks once who is signed in, and the pages follow
 * from that; when it is an action that was refused, a toast says that the session ended.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: true,
        // Offline, a page says so at once and offers Retry; waiting in silence looks like a page that hangs.
        networkMode: "always",
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && !isUnauthenticated(error),
      },
      // What costs credits must not be sent by itself some time after it was asked for.
      mutations: { retry: false, networkMode: "always" },
    },
    queryCache: new QueryCache({ onError: (error) => recheckSession(error) }),
    mutationCache: new MutationCache({
      // A user who acts again has read it.
      onMutate: () => closeToastOf(sessionEndedKey),
      onError: (error) => {
        if (isUnauthenticated(error) && client.getQueryData(currentUserKey)) toast(toasts.sessionEnded());
        recheckSession(error);
      },
    }),
  });

  // What failed while nobody answered is fetched by itself once somebody does.
  onAnswering(
    () => void client.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" }),
  );

  function recheckSession(error: unknown): void {
    if (isUnauthenticated(error)) void invalidate(client, "getCurrentUser");
  }

  return client;
}

/**
 * Whether a query asks again for what it has already, as polling does: the page's own doing, which keeps no idle session
 * alive. What a person does is told by the calls that it makes first.
 */
export function isRepeat({ client, queryKey }: { client: QueryClient; queryKey: QueryKey }): boolean {
  return client.getQueryData(queryKey) !== undefined;
}

/** How long after a change an eventually consistent read may still miss it: far longer than it takes as a rule. */
const changeSettlesMs = 10_000;
const changedAtMs = new WeakMap<QueryClient, number>();

/**
 * Whether a query must be answered with all that was written until now: it asks again, which somebody has a reason for, or
 * something was invalidated moments ago, as after a change here, in another tab or by a push, or on connecting live.
 */
export function needsLatest(query: { client: QueryClient; queryKey: QueryKey }): boolean {
  return isRepeat(query) || Date.now() - (changedAtMs.get(query.client) ?? 0) < changeSettlesMs;
}

/**
 * Marks what these operations answered as stale; what is on screen is fetched again, and what was being fetched starts
 * anew. The library starts only what has an answer already anew: a first answer could come from before the change, and
 * would pass for the latest.
 */
export async function invalidate(client: QueryClient, ...operations: OperationId[]): Promise<void> {
  changedAtMs.set(client, Date.now());
  await Promise.all(
    operations.map((id) => {
      const queryKey = [id];
      void client.cancelQueries(
        { queryKey, type: "active", predicate: ({ state }) => state.data === undefined },
        // Whoever waits for the answer gets the new one.
        { silent: true, revert: false },
      );
      return client.invalidateQueries({ queryKey });
    }),
  );
}
