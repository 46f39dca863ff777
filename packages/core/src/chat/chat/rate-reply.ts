import type { Message, ReplyFeedback } from "@marquee/contracts/chat/chat";
import { AppError } from "@marquee/contracts/errors";
import { attribute } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { isoTime } from "../../time.ts";
import { messageKey, publicMessage, ratedAttributes, readMessage } from "./message.item.ts";

export interface Rating {
  messageId: string;
  /** Null removes a rating. */
  rating: ReplyFeedback["rating"] | null;
  reason: string | undefined;
}

/**
 * Stores what the reader thinks of an answer; the last rating counts.
 * @throws AppError not_found for anything but a finished answer of one's own
 */
export async function rateReply(core: Core, userId: string, rated: Rating): Promise<Message> {
  const key = messageKey(userId, rated.messageId);
  const row = await core.table.get(key);
  const message = row && readMessage(row);
  if (!message?.isAi || message.status === "streaming") throw new AppError("not_found");
  const { rating, reason } = rated;
  const feedback: ReplyFeedback | undefined =
    rating === null ? undefined : { rating, at: isoTime(core.clock.now()), ...(reason ? { reason } : {}) };
  try {
    const after = await core.table.update({
      op: "update",
      key,
      ...(feedback
        ? { set: { feedback, ...ratedAttributes({ ...message, feedback }) } }
        : { remove: ["feedback", "listName", "listAt"] }),
      when: attribute("status").isOneOf("complete", "stopped", "failed"),
    });
    return publicMessage(readMessage(after));
  } catch (error) {
    // It was deleted meanwhile.
    if (error instanceof ConditionRefused) throw new AppError("not_found", { cause: error });
    throw error;
  }
}
