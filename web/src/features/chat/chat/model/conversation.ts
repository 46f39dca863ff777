import type { Message } from "@marquee/contracts/chat/chat";
import type { ServerMessage } from "@marquee/contracts/live/socket";
import { now } from "#browser/clock.ts";

/** The known part of a conversation: oldest message first, and the cursor for older pages. */
export interface Conversation {
  messages: readonly Message[];
  olderCursor: string | null;
}

export type Delta = Extract<ServerMessage, { type: "ai_delta" }>["data"];

/** Message ids sort by time, so ordering a conversation needs no clock. */
function byId(left: Message, right: Message): number {
  return left.id < right.id ? -1 : left.id > right.id ? 1 : 0;
}

/** The more recent state of a message: a finished answer, else the one with more deltas. */
function newer(left: Message, right: Message): Message {
  const leftEnded = left.status !== "streaming";
  const rightEnded = right.status !== "streaming";
  if (leftEnded !== rightEnded) return leftEnded ? left : right;
  if (left.deltaSeq !== right.deltaSeq) return left.deltaSeq > right.deltaSeq ? left : right;
  return (left.answers ?? 1) > (right.answers ?? 1) ? left : right;
}

/** A new attempt answers under a new id and replaces the previous one: each version has only one answer at a time. */
function dropSuperseded(messages: readonly Message[]): Message[] {
  const newest = new Map<string, string>();
  for (const message of messages) {
    const key = answerKey(message);
    if (key !== undefined && message.id > (newest.get(key) ?? "")) newest.set(key, message.id);
  }
  return messages.filter((message) => {
    const key = answerKey(message);
    return key === undefined || newest.get(key) === message.id;
  });
}

function answerKey({ isAi, inReplyTo, version = 1 }: Message): string | undefined {
  return isAi && inReplyTo !== null ? `${inReplyTo} ${version}` : undefined;
}

function union(current: readonly Message[], more: readonly Message[]): Message[] {
  const known = new Map(current.map((message) => [message.id, message]));
  for (const message of more) {
    const before = known.get(message.id);
    known.set(message.id, before ? newer(before, message) : message);
  }
  return dropSuperseded([...known.values()].sort(byId));
}

/**
 * Merges the server's newest page into the known messages. The page is authoritative for the time it covers. Messages
 * pushed after it was requested stay, and so do older pages, unless so much was missed that there would be a gap.
 *
 * @param before The messages known when the page was requested: those missing from the page are gone.
 */
export function mergeNewestPage(
  current: Conversation | undefined,
  page: Conversation,
  before?: Conversation,
): Conversation {
  if (!current) return page;
  const known = new Set(before?.messages.map(({ id }) => id));
  const pushed = current.messages.filter(({ id }) => !known.has(id));
  const oldest = page.messages[0];
  const newest = page.messages.at(-1);
  if (!oldest || !newest) return { messages: pushed, olderCursor: null };
  const inPage = new Set(page.messages.map(({ id }) => id));
  // Keep older messages only if the page overlaps them without a gap; a page without a cursor is complete.
  const overlaps = page.olderCursor !== null && current.messages.some(({ id }) => inPage.has(id));
  const older = overlaps ? current.messages.filter(({ id }) => id < oldest.id) : [];
  const covered = current.messages.filter(({ id }) => inPage.has(id));
  const later = pushed.filter(({ id }) => id > newest.id);
  return {
    messages: union([...older, ...covered, ...later], page.messages),
    olderCursor: older.length > 0 ? current.olderCursor : page.olderCursor,
  };
}

/** Prepends an older page. */
export function addOlderPage(current: Conversation, page: Conversation): Conversation {
  return { messages: union(page.messages, current.messages), olderCursor: page.olderCursor };
}

/** Adds a message or updates it. */
export function putMessage(current: Conversation, message: Message): Conversation {
  return { ...current, messages: union(current.messages, [message]) };
}

/** `known`: applied before. `gap`: out of order, so something was missed and the page must be refetched. */
export type DeltaOutcome =
  | { kind: "applied"; conversation: Conversation }
  | { kind: "known" }
  | { kind: "gap" };

/** Appends a delta only if it is the next one of its answer. */
export function applyDelta(current: Conversation, delta: Delta, userId: string): DeltaOutcome {
  const answer = current.messages.find(({ id }) => id === delta.messageId);
  if (!answer) {
    if (delta.seq !== 1) return { kind: "gap" };
    return { kind: "applied", conversation: putMessage(current, firstOf(delta, userId)) };
  }
  if (answer.status !== "streaming" || delta.seq <= answer.deltaSeq) return { kind: "known" };
  if (delta.seq !== answer.deltaSeq + 1) return { kind: "gap" };
  return {
    kind: "applied",
    conversation: putMessage(current, {
      ...answer,
      content: answer.content + delta.text,
      deltaSeq: delta.seq,
    }),
  };
}

function firstOf(delta: Delta, userId: string): Message {
  return {
    id: delta.messageId,
    userId,
    content: delta.text,
    isAi: true,
    status: "streaming",
    deltaSeq: 1,
    inReplyTo: delta.inReplyTo,
    clientId: null,
    quickReplies: [],
    paymentIntent: false,
    createdAt: new Date(now()).toISOString(),
    ...(delta.conversationId === undefined ? {} : { conversationId: delta.conversationId }),
    ...(delta.version === undefined ? {} : { version: delta.version }),
  };
}

/** A question without an answer for this long is no longer considered pending. */
const answerDeadlineMs = 3 * 60_000;

export interface Turn {
  /** The question waiting for its answer, or the answer being written. */
  messageId: string;
  /** Whether the answer has text already. */
  writing: boolean;
}

/** What Morgan is doing now; undefined if nothing is pending. */
export function openTurn(messages: readonly Message[], nowMs: number): Turn | undefined {
  const streaming = messages.findLast(({ status }) => status === "streaming");
  if (streaming) return { messageId: streaming.id, writing: streaming.content !== "" };
  const answered = Map.groupBy(
    messages.filter(({ isAi }) => isAi),
    ({ inReplyTo }) => inReplyTo,
  );
  const waiting = messages.findLast(
    (each) =>
      !each.isAi &&
      nowMs - askedAtMs(each) < answerDeadlineMs &&
      !answered.get(each.id)?.some(({ version = 1 }) => version >= (each.answers ?? 1)),
  );
  return waiting && { messageId: waiting.id, writing: false };
}

function askedAtMs({ askedAt, createdAt }: Message): number {
  return Date.parse(askedAt ?? createdAt);
}
