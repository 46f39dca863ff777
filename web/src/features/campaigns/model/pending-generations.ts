import { readStored, removeStored, storageKeys, writeStored } from "#browser/storage.ts";
import { createStore, useStore } from "#browser/store.ts";

/** A generation that was started in this browser and whose end nobody has been told. */
interface Pending {
  id: string;
  sinceMs: number;
}

/** Counts the changes: what is pending is read from where it is kept. */
const changes = createStore(0);

function write(userId: string, pending: readonly Pending[]): void {
  const key = storageKeys.pendingGenerations(userId);
  if (pending.length === 0) removeStored(key);
  else writeStored(key, JSON.stringify(pending));
  changes.set(changes.get() + 1);
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
  useStore(changes);
  return readStored(storageKeys.pendingGenerations(userId)) !== null;
}
