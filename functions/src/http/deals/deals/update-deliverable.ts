import { updateDeliverable } from "@marquee/contracts/deals/deals";
import { updateDeliverable as update } from "@marquee/core/deals/deals/deliverables";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** PATCH /api/sponsorship-deals/{id}/deliverables/{n}: the Deliverables tab of a deal. */
export const handler = httpHandler(updateDeliverable, runtime, async ({ principal, params, body }) => ({
  body: await update(runtime.core, channel, { acting: principal, ...params, body }),
}));
