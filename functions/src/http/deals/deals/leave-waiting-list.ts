import { leaveWaitingList } from "@marquee/contracts/deals/deals";
import { leaveWaitingList as leave } from "@marquee/core/deals/deals/waiting-list";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** DELETE /api/sponsorship-packages/{id}/waiting-list: Leave waiting list. */
export const handler = httpHandler(leaveWaitingList, runtime, async ({ principal, params }) => ({
  body: await leave(runtime.core, channel, principal.accountId, params.id),
}));
