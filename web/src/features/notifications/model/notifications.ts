import { useSyncExternalStore } from "react";
import { readStored, storageKeys, writeStored } from "./storage.ts";

/** A notification is held by the client only; it comes from what the live connection reports. */
export interface Notification {
  id: string;
  title: string;
  message: string;
  type: "sponsorship" | "credit" | "ai" | "system";
  timestamp: string;
  read: boolean;
  actionUrl?: string;
  actionLabel?: string;
}

const kept = 50;
let owner: string | null = null;
let items: readonly Notification[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Notification[]): void {
  items = next;
  if (owner !== null) writeStored(storageKeys.notifications(owner), JSON.stringify(items));
  for (const listener of listeners) listener();
}

function isNotification(value: unknown): value is Notification {
  if (typeof value !== "object" || value === null) return false;
  const { id, title, message, timestamp, read } = value as Record<string, unknown>;
  return (
    [id, title, message, timestamp].every((part) => typeof part === "string") && typeof read === "boolean"
  );
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
  items = Array.isArray(stored) ? stored.filter(isNotification).slice(0, kept) : [];
  for (const listener of listeners) listener();
}

/** Forgets whose they are, at sign-out. */
export function closeNotifications(): void {
  owner = null;
  items = [];
}

/** Adds one; the same id again, as a doubled push brings it, adds nothing. */
export function notify(notification: Omit<Notification, "timestamp" | "read">): void {
  if (items.some((item) => item.id === notification.id)) return;
  change([{ ...notification, timestamp: new Date().toISOString(), read: false }, ...items].slice(0, kept));
}

export function markRead(id: string): void {
  change(items.map((item) => (item.id === id ? { ...item, read: true } : item)));
}

export function markAllRead(): void {
  change(items.map((item) => ({ ...item, read: true })));
}

export function dismiss(id: string): void {
  change(items.filter((item) => item.id !== id));
}

/** Empties the list and gives back what was in it, so that it can be undone. */
export function clearNotifications(): readonly Notification[] {
  const before = items;
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
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => items,
  );
}
