import { followDeal } from "@marquee/contracts/deals/deal-people";
import { setFollowing } from "@marquee/core/deals/deals/deal-people";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PUT /api/sponsorship-deals/{id}/following: a button on a deal's page. */
export const handler = httpHandler(followDeal, runtime, async ({ account, principal, params }) => ({
  body: await setFollowing(runtime.core, await account(), {
    ...params,
    personId: principal.actorId,
    follows: true,
  }),
}));
