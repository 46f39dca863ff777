import { replyToChat } from "@marquee/core/chat/chat/reply-to-chat";
import { sleep } from "@marquee/core/sleep";
import { liveChatAi } from "../runtime/ai.ts";
import { liveChannel, liveCore, liveQueue } from "../runtime/deps.ts";
import { jobHandler } from "../runtime/job-handler.ts";

const core = liveCore();
const channel = liveChannel();
const queue = liveQueue();

/** The chat queue's worker. */
export const handler = jobHandler("chat", async (message, time) =>
  replyToChat({ core, channel, queue, sleep, ai: await liveChatAi() }, message, time),
);
