import { replyToInquiry } from "@marquee/contracts/deals/inquiries";
import { replyToInquiry as reply } from "@marquee/core/deals/inquiries/reply";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/inquiries/{id}/messages: adds a message to one of the caller's threads. */
export const handler = httpHandler(replyToInquiry, runtime, async ({ principal, params, body }) => ({
  body: await reply(runtime.core, channel, {
    acting: principal,
    inquiryId: params.id,
    ...body,
  }),
}));
