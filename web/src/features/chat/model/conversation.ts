import type { Message } from "@marquee/contracts/http/chat";
import type { ServerMessage } from "@marquee/contracts/socket";

/** What is known of the conversation: oldest first, and where older pages go on. */
export interface Conversation {
  messages: readonly Message[];
  olderCursor: string | null;
}

export type Delta = Extract<ServerMessage, { type: "ai_delta" }>["data"];

/** Message ids sort by time, so the order of the conversation needs no clock. */
function byId(left: Message, right: Message): number {
  return left.id < right.id ? -1 : left.id > right.id ? 1 : 0;
}

/** Which of two versions of a message knows more: an ended answer, else the one that holds more deltas. */
function newer(left: Message, right: Message): Message {
  const leftEnded = left.status !== "streaming";
  const rightEnded = right.status !== "streaming";
  if (leftEnded !== rightEnded) return leftEnded ? left : right;
  if (left.deltaSeq !== right.deltaSeq) return left.deltaSeq > right.deltaSeq ? left : right;
  return (left.answers ?? 1) > (right.answers ?? 1) ? left : right;
}

/** A new attempt answers under a new id and replaces the one before: of each version there is one answer at a time. */
function dropSuperseded(messages: readonly Message[]): Message[] {
  const newest = new Map<string, string>();
  for (const message of messages) {
    const place = answerPlace(message);
    if (place !== undefined && message.id > (newest.get(place) ?? "")) newest.set(place, message.id);
  }
  return messages.filter((message) => {
    const place = answerPlace(message);
    return place === undefined || newest.get(place) === message.id;
  });
}

function answerPlace({ isAi, inReplyTo, version = 1 }: Message): string | undefined {
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
 * Joins the newest page of the server to what is known. The page is the truth for the time that it covers; what was
 * pushed after it was asked for stays, and so do older pages unless so much was missed that there would be a hole.
 *
 * @param before What was known when the page was asked for: what it should hold and does not is gone.
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
  // The page reaches back to the beginning, or to what is known.
  const overlaps = page.olderCursor !== null && current.messages.some(({ id }) => inPage.has(id));
  const older = overlaps ? current.messages.filter(({ id }) => id < oldest.id) : [];
  const covered = current.messages.filter(({ id }) => inPage.has(id));
  const later = pushed.filter(({ id }) => id > newest.id);
  return {
    messages: union([...older, ...covered, ...later], page.messages),
    olderCursor: older.length > 0 ? current.olderCursor : page.olderCursor,
  };
}

/** Puts an older page before what is known. */
export function addOlderPage(current: Conversation, page: Conversation): Conversation {
  return { messages: union(page.messages, current.messages), olderCursor: page.olderCursor };
}

/** Adds one message, or what it now says. */
export function putMessage(current: Conversation, message: Message): Conversation {
  return { ...current, messages: union(current.messages, [message]) };
}

/** Applied, known already, or out of turn: then something was missed and the page must be fetched again. */
export type DeltaOutcome =
  | { kind: "applied"; conversation: Conversation }
  | { kind: "known" }
  | { kind: "gap" };

/** Appends a delta if and only if it is the next one of its answer. */
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
    createdAt: new Date().toISOString(),
    ...(delta.conversationId === undefined ? {} : { conversationId: delta.conversationId }),
    ...(delta.version === undefined ? {} : { version: delta.version }),
  };
}

/** A question nobody answers for this long is not waited for any more. */
const answerDeadlineMs = 3 * 60_000;

export interface Turn {
  /** The question that waits for its answer, or the answer that is being written. */
  messageId: string;
  /** There is text already. */
  writing: boolean;
}

/** What Morgan is doing now; undefined when nothing is awaited. */
export function openTurn(messages: readonly Message[], nowMs: number): Turn | undefined {
  const streaming = messages.findLast(({ status }) => status === "streaming");
  if (streaming) return { messageId: streaming.id, writing: streaming.content !== "" };
  const answered = Map.groupBy(
    messages.filter(({ isAi }) => isAi),
    ({ inReplyTo }) => inReplyTo,
  );
  const waiting = messages.findLast(
    (one) =>
      !one.isAi &&
      nowMs - askedAtMs(one) < answerDeadlineMs &&
      !answered.get(one.id)?.some(({ version = 1 }) => version >= (one.answers ?? 1)),
  );
  return waiting && { messageId: waiting.id, writing: false };
}

function askedAtMs({ askedAt, createdAt }: Message): number {
  return Date.parse(askedAt ?? createdAt);
}
