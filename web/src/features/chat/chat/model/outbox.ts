import { now } from "#browser/clock.ts";
import { readStored, removeStored, storageKeys, writeStored } from "#browser/storage.ts";
import { createStore, useStore } from "#browser/store.ts";

/** Where a message belongs: its conversation, the question it replaces, and the message it follows. */
export interface Place {
  conversation?: string;
  editOf?: string;
  after?: string;
}

/** A message of the user that the server has not confirmed. */
export interface Outgoing {
  clientId: string;
  content: string;
  /**
   * `waiting`: it could not be delivered and will be retried automatically. `held`: it will be once the account's
   * address is confirmed. `failed`: the server refused it.
   */
  status: "sending" | "waiting" | "held" | "failed";
  /** It was held once: until it has arrived, the browser's other tabs know it too, such as that of the mailed link. */
  isShared?: true;
  /** Why it failed, in the server's words if it gave any. */
  reason?: string;
  /** The server knows the client id with another text, so a retry needs a new id. */
  isIdTaken?: boolean;
  /** Undefined for a message that simply comes next in the main conversation. */
  place?: Place;
  createdAt: string;
}

/** Failures that say nothing about the message: no answer, no session, or a server in trouble. */
const passing: readonly string[] = ["network", "unauthenticated", "unavailable", "internal", "feature_off"];

const items = createStore<readonly Outgoing[]>([]);
let owner: string | null = null;

function change(next: readonly Outgoing[]): void {
  items.set(next);
  if (owner === null) return;
  keep(
    storageKeys.chatOutbox(owner),
    next.filter(({ isShared }) => !isShared),
    "session",
  );
  keep(
    storageKeys.chatHeld(owner),
    next.filter(({ isShared }) => isShared),
    "local",
  );
}

function keep(key: string, saved: readonly Outgoing[], area: "local" | "session"): void {
  if (saved.length === 0) removeStored(key, area);
  else writeStored(key, JSON.stringify(saved), area);
}

function saved(key: string, area: "local" | "session"): Outgoing[] {
  try {
    const stored: unknown = JSON.parse(readStored(key, area) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isOutgoing) : [];
  } catch {
    // Treat unreadable data as empty.
    return [];
  }
}

/** Another tab has held, sent or discarded a message. */
function followOtherTabs({ key }: StorageEvent): void {
  if (owner === null || key !== storageKeys.chatHeld(owner)) return;
  const shared = saved(key, "local");
  const known = items
    .get()
    .filter(({ clientId, isShared }) => !isShared || shared.some((each) => each.clientId === clientId));
  const added = shared.filter(({ clientId }) => !known.some((each) => each.clientId === clientId));
  items.set([...known, ...added.map((item) => ({ ...item, status: "held" as const }))]);
}

if (typeof addEventListener === "function") addEventListener("storage", followOtherTabs);

function put(clientId: string, patch: Partial<Outgoing>): void {
  change(items.get().map((item) => (item.clientId === clientId ? { ...item, ...patch } : item)));
}

function isOutgoing(value: unknown): value is Outgoing {
  if (typeof value !== "object" || value === null) return false;
  const { clientId, content, createdAt } = value as Record<string, unknown>;
  return [clientId, content, createdAt].every((part) => typeof part === "string");
}

/**
 * Loads the messages that this tab, or any before the account's address was confirmed, has not sent for a user. The
 * page that was sending them is gone, so they wait.
 */
export function openOutboxOf(userId: string): void {
  const own = saved(storageKeys.chatOutbox(userId), "session");
  const shared = saved(storageKeys.chatHeld(userId), "local");
  owner = userId;
  change([
    ...shared.map((item) => ({ ...item, status: "held" as const })),
    ...own.map((item) => (item.status === "failed" ? item : { ...item, status: "waiting" as const })),
  ]);
}

/** Hides one user's messages from the next; they are back when the first user returns to this tab. */
export function closeOutbox(): void {
  owner = null;
  change([]);
}

/** Shows a message at once, before the server confirms it; a retried message keeps its position. */
export function addOutgoing(clientId: string, content: string, place: Place = {}): void {
  if (items.get().some((item) => item.clientId === clientId)) put(clientId, { status: "sending" });
  else
    change([
      ...items.get(),
      { clientId, content, status: "sending", createdAt: new Date(now()).toISOString(), place },
    ]);
}

/** The server has the message. */
export function confirmOutgoing(clientId: string): void {
  if (items.get().some((item) => item.clientId === clientId))
    change(items.get().filter((item) => item.clientId !== clientId));
}

/** The message did not arrive or was refused. It stays, to be retried automatically or by the user, or discarded. */
export function failOutgoing(clientId: string, reason: string, code?: string): void {
  if (code === undefined || passing.includes(code)) put(clientId, { status: "waiting" });
  else if (code === "email_unconfirmed") put(clientId, { status: "held", isShared: true });
  else put(clientId, { status: "failed", reason, isIdTaken: code === "idempotency_mismatch" });
}

/** The client id for a retry: the message's own, unless that belongs to another text. */
export function idForRetry(clientId: string): string {
  if (!items.get().some((item) => item.clientId === clientId && item.isIdTaken)) return clientId;
  confirmOutgoing(clientId);
  return crypto.randomUUID();
}

export function isSending(clientId: string): boolean {
  return items.get().some((item) => item.clientId === clientId && item.status === "sending");
}

/** The next message to deliver: one at a time, in the order written. */
export function nextWaiting(): Outgoing | undefined {
  if (items.get().some(({ status }) => status === "sending")) return undefined;
  return items.get().find(({ status }) => status === "waiting");
}

/** The account may send what was held. */
export function releaseHeld(): void {
  if (items.get().some(({ status }) => status === "held"))
    change(items.get().map((item) => (item.status === "held" ? { ...item, status: "waiting" } : item)));
}

export function discardOutgoing(clientId: string): void {
  confirmOutgoing(clientId);
}

export function useOutbox(): readonly Outgoing[] {
  return useStore(items);
}

/** The unconfirmed messages of one conversation; undefined is the main one. */
export function outgoingIn(outbox: readonly Outgoing[], conversation: string | undefined): Outgoing[] {
  return outbox.filter(({ place }) => place?.conversation === conversation);
}
