import { rateReply } from "@marquee/contracts/chat/chat";
import { rateReply as storeRating } from "@marquee/core/chat/chat/rate-reply";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PUT /api/messages/{id}/feedback: the thumbs below an answer. */
export const handler = httpHandler(rateReply, runtime, async ({ principal, params, body }) => ({
  body: await storeRating(runtime.core, principal.accountId, {
    messageId: params.id,
    rating: body.rating,
    reason: body.reason,
  }),
}));
