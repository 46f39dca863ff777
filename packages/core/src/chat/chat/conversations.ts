import type { PushChannel } from "@marquee/adapters/push/port";
import type { Conversation } from "@marquee/contracts/chat/conversations";
import { mainConversation } from "@marquee/contracts/chat/main-conversation";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { absent, all, attribute, type Condition, exists } from "@marquee/table/condition";
import { ConditionRefused, type LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { pushToUser } from "../../live/realtime/push-to-user.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows, everyRow, readEach, readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import {
  type ConversationRecord,
  conversationItem,
  conversationKey,
  conversationPrefix,
  readConversation,
} from "./conversation.item.ts";
import { conversationOf, messagesOf, readMessage, readTurn, turnPrefix } from "./message.item.ts";

/** Rows of one transaction; the table takes at most 100. */
const rowsAtOnce = 100;

/** A conversation's id as the rest of the code uses it: the main one has none. */
export function namedConversation(conversation: string | undefined): string | undefined {
  return conversation === mainConversation ? undefined : conversation;
}

/** @throws AppError not_found for one that is not the user's own */
export async function ownConversation(core: Core, userId: string, id: string): Promise<ConversationRecord> {
  const row = await core.table.get(conversationKey(userId, id));
  if (!row) throw new AppError("not_found");
  return readConversation(row);
}

/** The condition that a conversation exists and is not being deleted. */
export const openConversation: Condition = all(exists, attribute("closing").isAbsent);

/** The main conversation first, then the others, most recently used first. */
export async function listConversations(core: Core, userId: string): Promise<Conversation[]> {
  const [rows, newest] = await Promise.all([
    allRows(core, { pk: userPartition(userId), sk: { beginsWith: conversationPrefix } }),
    core.table.query({
      pk: userPartition(userId),
      sk: { beginsWith: messagesOf(undefined) },
      newestFirst: true,
      limit: 1,
    }),
  ]);
  const others = readEach(rows, readConversation).rows.map(publicConversation);
  others.sort((left, right) => (sortTime(left) < sortTime(right) ? 1 : -1));
  const last = newest.items[0] && readOr(newest.items[0], readMessage);
  return [
    { id: mainConversation, title: null, createdAt: null, lastMessageAt: last?.createdAt ?? null },
    ...others,
  ];
}

/**
 * Creates a conversation, or returns one that was created before and is still empty.
 * @throws AppError conflict when the user has the maximum number of them
 */
export async function createConversation(
  core: Core,
  channel: PushChannel,
  userId: string,
): Promise<Conversation> {
  const rows = await allRows(core, { pk: userPartition(userId), sk: { beginsWith: conversationPrefix } });
  const { rows: known } = readEach(rows, readConversation);
  const unused = known.find((one) => one.lastMessageAt === null && one.title === null && !one.closing);
  if (unused) return publicConversation(unused);
  if (rows.length >= limits.conversations) throw new AppError("conflict", { message: tooMany });
  const nowMs = core.clock.now();
  const conversation: ConversationRecord = {
    id: core.ids.next("conversation", nowMs),
    userId,
    title: null,
    createdAt: isoTime(nowMs),
    lastMessageAt: null,
  };
  await core.table.write({ op: "put", item: conversationItem(conversation), when: absent });
  await pushChange(core, channel, userId, conversation.id);
  return publicConversation(conversation);
}

const tooMany = `You can have ${limits.conversations} conversations. Delete one to start another.`;

/** @throws AppError not_found; the main conversation has no title */
export async function updateConversation(
  core: Core,
  channel: PushChannel,
  userId: string,
  { id, title }: { id: string; title: string },
): Promise<Conversation> {
  try {
    const row = await core.table.update({
      op: "update",
      key: conversationKey(userId, id),
      set: { title },
      when: openConversation,
    });
    await pushChange(core, channel, userId, id);
    return publicConversation(readConversation(row));
  } catch (error) {
    if (error instanceof ConditionRefused) throw new AppError("not_found", { cause: error });
    throw error;
  }
}

/**
 * Deletes a conversation with all its messages; the main one stays and only loses its messages. A deletion that was
 * cut short continues when it is called again.
 * @throws AppError not_found, conflict while an answer is pending in it
 */
export async function deleteConversation(
  core: Core,
  channel: PushChannel,
  userId: string,
  conversation: string,
): Promise<void> {
  const id = namedConversation(conversation);
  if (id !== undefined) await setClosing(core, userId, id, true);
  if (await isAnswering(core, userId, id)) {
    if (id !== undefined) await setClosing(core, userId, id, false);
    throw new AppError("conflict", { message: "Morgan is still answering here. Stop the answer first." });
  }
  await eraseMessages(core, userId, id);
  if (id !== undefined) await core.table.write({ op: "delete", key: conversationKey(userId, id) });
  await pushChange(core, channel, userId, id ?? mainConversation, true);
}

async function setClosing(core: Core, userId: string, id: string, closing: boolean): Promise<void> {
  const key = conversationKey(userId, id);
  try {
    await core.table.write(
      closing
        ? { op: "update", key, set: { closing }, when: exists }
        : { op: "update", key, remove: ["closing"], when: exists },
    );
  } catch (error) {
    if (error instanceof ConditionRefused) throw new AppError("not_found", { cause: error });
    throw error;
  }
}

async function isAnswering(core: Core, userId: string, id: string | undefined): Promise<boolean> {
  const rows = await allRows(core, { pk: userPartition(userId), sk: { beginsWith: turnPrefix } });
  return readEach(rows, readTurn).rows.some(({ messageId }) => conversationOf(messageId) === id);
}

/** Erases the messages that exist when it begins; those added to the main conversation meanwhile stay. */
async function eraseMessages(core: Core, userId: string, id: string | undefined): Promise<void> {
  const beginsWith = messagesOf(id);
  const pk = userPartition(userId);
  const newest = await core.table.query({ pk, sk: { beginsWith }, newestFirst: true, limit: 1 });
  const last = newest.items[0]?.sk;
  if (last === undefined) return;
  const batch: LabelledWrite[] = [];
  for await (const { sk } of everyRow(core, { pk, sk: { from: beginsWith, to: last } })) {
    batch.push({ label: "row", write: { op: "delete", key: { pk, sk } } });
    if (batch.length === rowsAtOnce) await core.table.transact(batch.splice(0));
  }
  if (batch.length > 0) await core.table.transact(batch);
}

async function pushChange(
  core: Core,
  channel: PushChannel,
  userId: string,
  id: string,
  isGone = false,
): Promise<void> {
  await pushToUser(core, channel, userId)({ type: "conversation_changed", data: { id, isGone } });
}

function publicConversation({ id, title, createdAt, lastMessageAt }: ConversationRecord): Conversation {
  return { id, title, createdAt, lastMessageAt };
}

function sortTime({ createdAt, lastMessageAt }: Conversation): string {
  return lastMessageAt ?? createdAt ?? "";
}
