import { readStored, removeStored, storageKeys, writeStored } from "#browser/storage.ts";
import { createStore, useStore } from "#browser/store.ts";

/** Where a message is said: its conversation, the question that it replaces, and what it follows. */
export interface Place {
  conversation?: string;
  editOf?: string;
  after?: string;
}

/** A message of the user that the server has not confirmed. */
export interface Outgoing {
  clientId: string;
  content: string;
  /** `waiting`: it could not be delivered and is sent again by itself. `failed`: the server refused it. */
  status: "sending" | "waiting" | "failed";
  /** Why it failed, in the server's words where it gave any. */
  reason?: string;
  /** The server knows the client id from another text: sent again, it needs a new one. */
  isIdTaken?: boolean;
  /** Absent for one that simply follows in the main conversation. */
  place?: Place;
  createdAt: string;
}

/** Failures that say nothing about the message: without an answer, without a session, or with a server in trouble. */
const passing: readonly string[] = ["network", "unauthenticated", "unavailable", "internal", "feature_off"];

const items = createStore<readonly Outgoing[]>([]);
let owner: string | null = null;

function change(next: readonly Outgoing[]): void {
  items.set(next);
  if (owner !== null) {
    const key = storageKeys.chatOutbox(owner);
    if (next.length === 0) removeStored(key, "session");
    else writeStored(key, JSON.stringify(next), "session");
  }
}

function put(clientId: string, patch: Partial<Outgoing>): void {
  change(items.get().map((item) => (item.clientId === clientId ? { ...item, ...patch } : item)));
}

function isOutgoing(value: unknown): value is Outgoing {
  if (typeof value !== "object" || value === null) return false;
  const { clientId, content, createdAt } = value as Record<string, unknown>;
  return [clientId, content, createdAt].every((part) => typeof part === "string");
}

/** Takes up what this tab still had to send for a user. The page that was sending it is gone, so it waits. */
export function openOutboxOf(userId: string): void {
  let stored: unknown = [];
  try {
    stored = JSON.parse(readStored(storageKeys.chatOutbox(userId), "session") ?? "[]");
  } catch {
    // What cannot be read is as good as nothing.
  }
  owner = userId;
  change(
    (Array.isArray(stored) ? stored.filter(isOutgoing) : []).map((item) =>
      item.status === "failed" ? item : { ...item, status: "waiting" },
    ),
  );
}

/** Nothing of one user is shown to the next; it is there again when the first one comes back to this tab. */
export function closeOutbox(): void {
  owner = null;
  change([]);
}

/** Shows a message at once, before anyone has confirmed it; one that is sent again keeps its place. */
export function addOutgoing(clientId: string, content: string, place: Place = {}): void {
  if (items.get().some((item) => item.clientId === clientId)) put(clientId, { status: "sending" });
  else
    change([
      ...items.get(),
      { clientId, content, status: "sending", createdAt: new Date().toISOString(), place },
    ]);
}

/** The server has it. */
export function confirmOutgoing(clientId: string): void {
  if (items.get().some((item) => item.clientId === clientId))
    change(items.get().filter((item) => item.clientId !== clientId));
}

/** It did not arrive, or was refused; it stays, to be sent again by itself or by its writer, or put away. */
export function failOutgoing(clientId: string, reason: string, code?: string): void {
  if (code === undefined || passing.includes(code)) put(clientId, { status: "waiting" });
  else put(clientId, { status: "failed", reason, isIdTaken: code === "idempotency_mismatch" });
}

/** The client id to send a message with once more: its own, unless that belongs to another text. */
export function idForRetry(clientId: string): string {
  if (!items.get().some((item) => item.clientId === clientId && item.isIdTaken)) return clientId;
  confirmOutgoing(clientId);
  return crypto.randomUUID();
}

export function isSending(clientId: string): boolean {
  return items.get().some((item) => item.clientId === clientId && item.status === "sending");
}

/** The message to deliver next: they go one at a time, in the order in which they were written. */
export function nextWaiting(): Outgoing | undefined {
  if (items.get().some(({ status }) => status === "sending")) return undefined;
  return items.get().find(({ status }) => status === "waiting");
}

export function discardOutgoing(clientId: string): void {
  confirmOutgoing(clientId);
}

export function useOutbox(): readonly Outgoing[] {
  return useStore(items);
}

/** What is on its way into one conversation; undefined is the main one. */
export function outgoingIn(outbox: readonly Outgoing[], conversation: string | undefined): Outgoing[] {
  return outbox.filter(({ place }) => place?.conversation === conversation);
}
