import { useSyncExternalStore } from "react";

/** A message of the user that the server has not confirmed. */
export interface Outgoing {
  clientId: string;
  content: string;
  status: "sending" | "failed";
  /** Why it failed, in the server's words where it gave any. */
  reason?: string;
  /** The server knows the client id from another text: sent again, it needs a new one. */
  isIdTaken?: boolean;
  createdAt: string;
}

let items: readonly Outgoing[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Outgoing[]): void {
  items = next;
  for (const listener of listeners) listener();
}

/** Shows a message at once, before anyone has confirmed it. */
export function addOutgoing(clientId: string, content: string): void {
  change([
    ...items.filter((item) => item.clientId !== clientId),
    { clientId, content, status: "sending", createdAt: new Date().toISOString() },
  ]);
}

/** The server has it. */
export function confirmOutgoing(clientId: string): void {
  if (items.some((item) => item.clientId === clientId))
    change(items.filter((item) => item.clientId !== clientId));
}

/** It did not arrive, or was refused; it stays, to be tried again or put away. */
export function failOutgoing(clientId: string, reason: string, code?: string): void {
  const failure = { status: "failed", reason, isIdTaken: code === "idempotency_mismatch" } as const;
  change(items.map((item) => (item.clientId === clientId ? { ...item, ...failure } : item)));
}

/** The client id to send a message with once more: its own, unless that belongs to another text. */
export function idForRetry(clientId: string): string {
  if (!items.some((item) => item.clientId === clientId && item.isIdTaken)) return clientId;
  confirmOutgoing(clientId);
  return crypto.randomUUID();
}

export function isSending(clientId: string): boolean {
  return items.some((item) => item.clientId === clientId && item.status === "sending");
}

export function discardOutgoing(clientId: string): void {
  confirmOutgoing(clientId);
}

/** Nothing of one user is shown to the next. */
export function clearOutbox(): void {
  change([]);
}

export function useOutbox(): readonly Outgoing[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => items,
  );
}
