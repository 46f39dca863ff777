import { limits } from "@marquee/contracts/limits";
import type { StoredNotification } from "@marquee/contracts/live/notifications";
import type { QueryClient } from "@tanstack/react-query";
import { messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { sendClear } from "../api/clear-notifications.ts";
import { sendDismissal } from "../api/dismiss-notification.ts";
import { notificationsQuery } from "../api/list-notifications.ts";
import { sendAllRead, sendRead } from "../api/mark-notifications-read.ts";
import { sendRestore, sendRestoreCleared } from "../api/restore-notifications.ts";
import { sendSnooze } from "../api/snooze-notification.ts";
import { toasts } from "../toasts.ts";

/** Newest first. */
export type NotificationList = readonly StoredNotification[];

const { queryKey } = notificationsQuery;
const mutationKey = ["notifications"];

/** The list with more notifications, deduplicated and in order of time. */
function withNotifications(list: NotificationList, more: NotificationList): StoredNotification[] {
  const known = new Set(list.map(({ id }) => id));
  return [...list, ...more.filter(({ id }) => !known.has(id))]
    .sort((left, right) => (left.id < right.id ? 1 : -1))
    .slice(0, limits.shownNotifications);
}

/** Shows a change at once and sends it. Changes reach the server in order, and its answer is final. */
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
    // Only the last of several changes refetches: an earlier answer would lack the changes still in flight.
    onSettled: () =>
      client.isMutating({ mutationKey }) === 1 ? invalidate(client, "listNotifications") : undefined,
  });
  void mutation.execute(undefined).catch(() => undefined);
}

const asRead = (list: NotificationList, isRead: (id: string) => boolean) =>
  list.map((one) => (isRead(one.id) ? { ...one, read: true } : one));

/** Marks a notification that the user opened as read. */
export function readOne(client: QueryClient, id: string): void {
  change(
    client,
    (list) => asRead(list, (one) => one === id),
    () => sendRead([id]),
  );
}

/** Marks a notification as read because the user saw its subject; not a user action, so it keeps no session alive. */
export function readAtOnce(client: QueryClient, id: string): void {
  change(
    client,
    (list) => asRead(list, (one) => one === id),
    () => sendRead([id], true),
  );
}

/** Marks all shown notifications as read. */
export function readAll(client: QueryClient, upTo: string): void {
  change(
    client,
    (list) => asRead(list, (one) => one <= upTo),
    () => sendAllRead(upTo),
  );
}

/** Removes one from the list. */
export function dismiss(client: QueryClient, id: string): void {
  change(
    client,
    (list) => list.filter((one) => one.id !== id),
    () => sendDismissal(id),
  );
}

/** Takes one off the list until a time. `onSnoozed` gets what undoes it. */
export function snooze(
  client: QueryClient,
  one: StoredNotification,
  { until, onSnoozed }: { until: string; onSnoozed: (undo: () => void) => void },
): void {
  change(
    client,
    (list) => list.filter(({ id }) => id !== one.id),
    async () => {
      const { id: backAs } = await sendSnooze(one.id, until);
      onSnoozed(() => {
        dismiss(client, backAs);
        restore(client, one);
      });
    },
  );
}

/** Restores a dismissed one. */
export function restore(client: QueryClient, one: StoredNotification): void {
  change(
    client,
    (list) => withNotifications(list, [one]),
    () => sendRestore(one.id),
  );
}

/** Removes all shown notifications. */
export function clear(client: QueryClient, upTo: string): void {
  change(
    client,
    (list) => list.filter(({ id }) => id > upTo),
    () => sendClear(upTo),
  );
}

/** Restores the notifications removed by a clear. */
export function restoreCleared(client: QueryClient, upTo: string, taken: NotificationList): void {
  change(
    client,
    (list) => withNotifications(list, taken),
    () => sendRestoreCleared(upTo),
  );
}

/** Shows a pushed notification. */
export function showPushed(client: QueryClient, pushed: StoredNotification): void {
  client.setQueryData(queryKey, (list) => list && withNotifications(list, [pushed]));
  // An answer in flight may lack it.
  if (isFetching(client)) refetch(client);
}

/**
 * Refetches the list after a change elsewhere. While this device's own change is being sent there is nothing to do,
 * because the list is refetched once it is done; a refetch that has begun may lack the other change and starts over.
 */
export function refetch(client: QueryClient): void {
  if (client.isMutating({ mutationKey }) === 0 || isFetching(client))
    void invalidate(client, "listNotifications");
}

const isFetching = (client: QueryClient) => client.isFetching({ queryKey }) > 0;
