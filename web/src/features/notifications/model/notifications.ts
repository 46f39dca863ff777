import { isNotification, type NotificationOf, readNotification } from "@marquee/contracts/notifications";
import { onForgetUser, readStored, storageKeys, writeStored } from "#browser/storage.ts";
import { createStore, useStore } from "#browser/store.ts";

/** A notification as this browser keeps it: what happened, when, and whether it was read. */
export type Notification = NotificationOf & { id: string; timestamp: string; read: boolean };

const kept = 50;
let owner: string | null = null;
const items = createStore<readonly Notification[]>([]);

function change(next: readonly Notification[]): void {
  items.set(next);
  if (owner !== null) writeStored(storageKeys.notifications(owner), JSON.stringify(next));
}

function isKept(value: unknown): value is Notification {
  if (!isNotification(value)) return false;
  const { id, timestamp, read } = value as Partial<Notification>;
  return typeof id === "string" && typeof timestamp === "string" && typeof read === "boolean";
}

/** Shows what this browser keeps for a user, in place of anyone else's. */
export function openNotificationsOf(userId: string): void {
  if (owner === userId) return;
  owner = userId;
  let stored: unknown = [];
  try {
    stored = JSON.parse(readStored(storageKeys.notifications(userId)) ?? "[]");
  } catch {
    // What cannot be read is as good as nothing.
  }
  items.set(Array.isArray(stored) ? stored.filter(isKept).slice(0, kept) : []);
}

/** Forgets whose they are, at sign-out. */
export function closeNotifications(): void {
  owner = null;
  items.set([]);
}

onForgetUser(closeNotifications);

/** Adds one; the same again, as a doubled push brings it, adds nothing. */
export function notify(notification: NotificationOf): void {
  const { id } = readNotification(notification);
  if (items.get().some((item) => item.id === id)) return;
  change(
    [{ ...notification, id, timestamp: new Date().toISOString(), read: false }, ...items.get()].slice(
      0,
      kept,
    ),
  );
}

export function markRead(id: string): void {
  change(items.get().map((item) => (item.id === id ? { ...item, read: true } : item)));
}

export function markAllRead(): void {
  change(items.get().map((item) => ({ ...item, read: true })));
}

export function dismiss(id: string): void {
  change(items.get().filter((item) => item.id !== id));
}

/** Empties the list and gives back what was in it, so that it can be undone. */
export function clearNotifications(): readonly Notification[] {
  const before = items.get();
  change([]);
  return before;
}

export function restoreNotifications(before: readonly Notification[]): void {
  change(before);
}

/** "9+" above nine; nothing for none. */
export function badgeOf(unread: number): string | undefined {
  if (unread === 0) return undefined;
  return unread > 9 ? "9+" : String(unread);
}

export function useNotifications(): readonly Notification[] {
  return useStore(items);
}
