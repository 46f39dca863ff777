import { sendMessage } from "@marquee/contracts/chat/chat";
import { modelTokens } from "@marquee/contracts/limits";
import type { JobHooks } from "../../credits/jobs/job-hooks.ts";
import { needOf } from "../../ground/identity/access.ts";
import type { ModelOrder } from "../../ground/throttles/model-budget.ts";
import { readOr } from "../../rows/paging.ts";
import { messageKey, readMessage, readTurn, turnKey } from "./message.item.ts";
import { failedReply } from "./reply-message.ts";

/** Ends an answer that no worker finishes: the text written so far stays, marked as failed. */
export const chatHooks = {
  async onAbandon(core, job) {
    const { userId, messageId, replyId } = job;
    const [replyRow, turnRow] = await Promise.all([
      replyId === null ? undefined : core.table.get(messageKey(userId, replyId)),
      messageId === null ? undefined : core.table.get(turnKey(userId, messageId)),
    ]);
    const written = replyRow && readOr(replyRow, readMessage);
    const version = turnRow && readOr(turnRow, readTurn)?.version;
    const failed = failedReply(core, job, "failed", written, version);
    return { writes: failed.writes, tell: (push) => push({ type: "ai_response", data: failed.message }) };
  },
} satisfies JobHooks;

/** What ordering an answer takes of whoever does, also where that is no call of this operation. */
export const replyNeed = needOf(sendMessage);

/** What an answer may use of the model: each look-up and the answer itself is a call. */
export const chatModelOrder: ModelOrder = {
  kind: "chat",
  attemptTokens: modelTokens.reply * modelTokens.callsPerReply,
};
