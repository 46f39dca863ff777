import { setDealOwner } from "@marquee/contracts/deals/deal-people";
import { giveDeal } from "@marquee/core/deals/deals/deal-people";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PUT /api/sponsorship-deals/{id}/owner: a choice on a deal's page. */
export const handler = httpHandler(setDealOwner, runtime, async ({ account, principal, params, body }) => ({
  body: await giveDeal(runtime.core, await account(), {
    ...params,
    personId: body.personId ?? principal.actorId,
  }),
}));
