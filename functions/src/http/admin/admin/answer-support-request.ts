import { answerSupportRequest } from "@marquee/contracts/admin/requests";
import { answerSupportRequest as answer } from "@marquee/core/admin/admin/support-requests";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/admin/users/{id}/support-requests/{request}/answer: answers a user, who is notified and mailed. */
export const handler = httpHandler(answerSupportRequest, runtime, async ({ params, body, currentUser }) => ({
  body: await answer(runtime.core, channel, await currentUser(), {
    userId: params.id,
    id: params.request,
    answer: body.answer,
  }),
}));
