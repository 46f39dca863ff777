import { createInquiry } from "@marquee/contracts/deals/inquiries";
import { createInquiry as create } from "@marquee/core/deals/inquiries/create-inquiry";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/events/{id}/inquiries: Contact Organizer. */
export const handler = httpHandler(createInquiry, runtime, async (call) => ({
  body: await create(runtime.core, channel, {
    inquirer: await call.account(),
    acting: call.principal,
    eventId: call.params.id,
    topic: call.body.topic,
    message: call.body.message,
    idempotencyKey: call.idempotencyKey,
  }),
}));
