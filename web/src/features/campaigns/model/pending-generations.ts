import { useSyncExternalStore } from "react";
import { readStored, removeStored, storageKeys, writeStored } from "#lib/storage.ts";

/** A generation that was started in this browser and whose end nobody has been told. */
interface Pending {
  id: string;
  sinceMs: number;
}

const listeners = new Set<() => void>();

function write(userId: string, pending: readonly Pending[]): void {
  const key = storageKeys.pendingGenerations(userId);
  if (pending.length === 0) removeStored(key);
  else writeStored(key, JSON.stringify(pending));
  for (const listener of listeners) listener();
}

function isPending(value: unknown): value is Pending {
  if (typeof value !== "object" || value === null) return false;
  return "id" in value && typeof value.id === "string" && "sinceMs" in value;
}

export function pendingGenerations(userId: string): Pending[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKeys.pendingGenerations(userId)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isPending) : [];
  } catch {
    return [];
  }
}

export function addPendingGeneration(userId: string, id: string): void {
  write(userId, [...pendingGenerations(userId), { id, sinceMs: Date.now() }]);
}

export function removePendingGeneration(userId: string, id: string): void {
  const before = pendingGenerations(userId);
  if (before.some((pending) => pending.id === id))
    write(
      userId,
      before.filter((pending) => pending.id !== id),
    );
}

/** Whether there is any; kept in the browser, so that a reload does not forget what was promised. */
export function useHasPendingGenerations(userId: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readStored(storageKeys.pendingGenerations(userId)) !== null,
  );
}
