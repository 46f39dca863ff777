import { joinWaitingList } from "@marquee/contracts/http/deals";
import { joinWaitingList as join } from "@marquee/core/deals/waiting-list";
import { httpRuntime, liveChannel } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** PUT /api/sponsorship-packages/{id}/waiting-list: Join waiting list. */
export const handler = httpHandler(joinWaitingList, runtime, async ({ principal, currentUser, params }) => {
  const { accountId } = principal;
  const { industry } = await currentUser();
  return { body: await join(runtime.core, channel, { accountId, industry }, params.id) };
});
