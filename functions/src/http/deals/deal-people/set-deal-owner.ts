import { setDealOwner } from "@marquee/contracts/deals/deal-people";
import { giveDeal } from "@marquee/core/deals/deals/deal-people";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** PUT /api/sponsorship-deals/{id}/owner: a choice on a deal's page. */
export const handler = httpHandler(setDealOwner, runtime, async (call) => {
  const { params, body, principal } = call;
  const [account, by] = [await call.account(), await call.currentUser()];
  const personId = body.personId ?? principal.actorId;
  return { body: await giveDeal(runtime.core, channel, account, { ...params, personId, by }) };
});
