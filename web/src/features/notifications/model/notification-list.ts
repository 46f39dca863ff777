import type { StoredNotification } from "@marquee/contracts/http/notifications";
import type { QueryClient } from "@tanstack/react-query";
import { messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { sendClear } from "../api/clear-notifications.ts";
import { sendDismissal } from "../api/dismiss-notification.ts";
import { notificationsQuery, notificationsShown } from "../api/list-notifications.ts";
import { sendAllRead, sendRead } from "../api/mark-notifications-read.ts";
import { sendRestore, sendRestoreCleared } from "../api/restore-notifications.ts";
import { toasts } from "../toasts.ts";

/** Newest first. */
export type NotificationList = readonly StoredNotification[];

const { queryKey } = notificationsQuery;
const mutationKey = ["notifications"];

/** The list with some more, each once and in the order of their times. */
function withNotifications(list: NotificationList, more: NotificationList): StoredNotification[] {
  const known = new Set(list.map(({ id }) => id));
  return [...list, ...more.filter(({ id }) => !known.has(id))]
    .sort((left, right) => (left.id < right.id ? 1 : -1))
    .slice(0, notificationsShown);
}

/** Shows a change at once and sends it; changes reach the server in their order, and its word is the last one. */
function change(
  client: QueryClient,
  apply: (list: NotificationList) => StoredNotification[],
  send: () => Promise<unknown>,
): void {
  const mutation = client.getMutationCache().build(client, {
    mutationKey,
    scope: { id: "notifications" },
    networkMode: "always",
    mutationFn: send,
    onMutate: async () => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (list) => list && apply(list));
    },
    onError: (error) => void toast(toasts.notChanged(messageOf(error))),
    // The last of several at once asks: an answer in between would show what the others have changed already.
    onSettled: () =>
      client.isMutating({ mutationKey }) === 1 ? invalidate(client, "listNotifications") : undefined,
  });
  void mutation.execute(undefined).catch(() => undefined);
}

const asRead = (list: NotificationList, isRead: (id: string) => boolean) =>
  list.map((one) => (isRead(one.id) ? { ...one, read: true } : one));

/** Marks one read that its reader opened. */
export function readOne(client: QueryClient, id: string): void {
  change(
    client,
    (list) => asRead(list, (one) => one === id),
    () => sendRead([id]),
  );
}

/** The same for one that its reader sees where it happens; no doing of theirs that keeps a session alive. */
export function readAtOnce(client: QueryClient, id: string): void {
  change(
    client,
    (list) => asRead(list, (one) => one === id),
    () => sendRead([id], true),
  );
}

/** Marks all read that are shown. */
export function readAll(client: QueryClient, upTo: string): void {
  change(
    client,
    (list) => asRead(list, (one) => one <= upTo),
    () => sendAllRead(upTo),
  );
}

/** Takes one off the list. */
export function dismiss(client: QueryClient, id: string): void {
  change(
    client,
    (list) => list.filter((one) => one.id !== id),
    () => sendDismissal(id),
  );
}

/** Puts one back that was dismissed. */
export function restore(client: QueryClient, one: StoredNotification): void {
  change(
    client,
    (list) => withNotifications(list, [one]),
    () => sendRestore(one.id),
  );
}

/** Takes all off the list that are shown. */
export function clear(client: QueryClient, upTo: string): void {
  change(
    client,
    (list) => list.filter(({ id }) => id > upTo),
    () => sendClear(upTo),
  );
}

/** Puts back what a clear took. */
export function restoreCleared(client: QueryClient, upTo: string, taken: NotificationList): void {
  change(
    client,
    (list) => withNotifications(list, taken),
    () => sendRestoreCleared(upTo),
  );
}

/** Shows one that was pushed. An answer that is on its way was made without it, so the list is asked for again. */
export function showPushed(client: QueryClient, pushed: StoredNotification): void {
  const isAsking = client.isFetching({ queryKey }) > 0;
  client.setQueryData(queryKey, (list) => list && withNotifications(list, [pushed]));
  if (isAsking) refetch(client);
}

/** Asks for the list again, unless a change of this device is under way, which asks when it is done. */
export function refetch(client: QueryClient): void {
  if (client.isMutating({ mutationKey }) === 0) void invalidate(client, "listNotifications");
}
