import { sendDealMessage } from "@marquee/contracts/deals/deal-messages";
import { sendDealMessage as send } from "@marquee/core/deals/deals/deal-messages";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/sponsorship-deals/{id}/messages: a message in the thread of a deal. */
export const handler = httpHandler(sendDealMessage, runtime, async ({ principal, params, body }) => ({
  body: await send(runtime.core, channel, { acting: principal, ...params, ...body }),
}));
