import type { PushChannel } from "@marquee/adapters/push/port";
import type { Message } from "@marquee/contracts/chat/chat";
import { AppError } from "@marquee/contracts/errors";
import { attribute } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { findJob, releaseJob } from "../../credits/jobs/jobs.ts";
import { pushToUser } from "../../live/realtime/push-to-user.ts";
import { userPartition } from "../../rows/keys.ts";
import { type PageOf, type PageRequest, pageOptions, readEach } from "../../rows/paging.ts";
import { namedConversation, ownConversation } from "./conversations.ts";
import {
  messageKey,
  messagesOf,
  publicMessage,
  readMessage,
  readTurn,
  type StoredMessage,
  turnKey,
} from "./message.item.ts";
import { failedReply } from "./reply-message.ts";

/**
 * The newest page first, each page oldest first, so that "load older" can prepend pages.
 * @throws AppError not_found for a conversation that is not one's own
 */
export async function listMessages(
  core: Core,
  userId: string,
  { conversation, ...page }: PageRequest & { conversation?: string | undefined },
): Promise<PageOf<Message>> {
  const conversationId = namedConversation(conversation);
  const [{ items, cursor }] = await Promise.all([
    core.table.query({
      pk: userPartition(userId),
      sk: { beginsWith: messagesOf(conversationId) },
      newestFirst: true,
      ...pageOptions(page),
    }),
    conversationId === undefined ? undefined : ownConversation(core, userId, conversationId),
  ]);
  return { items: readEach(items, readMessage).rows.map(publicMessage).reverse(), cursor };
}

/**
 * Asks an answer to stop, by the answer's own id or its question's. The worker notices within a second and keeps what
 * was written; a question that no worker has begun to answer is withdrawn at once.
 * @throws AppError not_found for a message that is not one's own
 */
export async function stopReply(
  core: Core,
  channel: PushChannel,
  userId: string,
  messageId: string,
): Promise<Message> {
  const row = await core.table.get(messageKey(userId, messageId));
  if (!row) throw new AppError("not_found");
  const message = readMessage(row);
  if (message.isAi) return requestStop(core, message);
  const turnRow = await core.table.get(turnKey(userId, messageId));
  const turn = turnRow && readTurn(turnRow);
  const job = turn && (await findJob(core, userId, turn.jobId));
  if (!job) return publicMessage(message);
  const answer = failedReply(core, job, "stopped", undefined, turn.version);
  const withdrawn = await releaseJob(core, job, {
    status: "cancelled",
    onlyQueued: true,
    also: answer.writes,
  });
  if (withdrawn) {
    await pushToUser(core, channel, userId)({ type: "ai_response", data: answer.message });
    return answer.message;
  }
  const running = await findJob(core, userId, job.id);
  const reply = running?.replyId ? await core.table.get(messageKey(userId, running.replyId)) : undefined;
  return reply ? requestStop(core, readMessage(reply)) : publicMessage(message);
}

async function requestStop(core: Core, reply: StoredMessage): Promise<Message> {
  try {
    await core.table.write({
      op: "update",
      key: messageKey(reply.userId, reply.id),
      set: { stopRequested: true },
      when: attribute("status").is("streaming"),
    });
  } catch (error) {
    // It ended meanwhile: there is nothing left to stop.
    if (!(error instanceof ConditionRefused)) throw error;
  }
  return publicMessage(reply);
}
