import { joinWaitingList } from "@marquee/contracts/deals/deals";
import { joinWaitingList as join } from "@marquee/core/deals/deals/waiting-list";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** PUT /api/sponsorship-packages/{id}/waiting-list: Join waiting list. */
export const handler = httpHandler(joinWaitingList, runtime, async ({ account, params }) => ({
  body: await join(runtime.core, channel, await account(), params.id),
}));
