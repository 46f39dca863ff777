import { getBelongings } from "@marquee/contracts/account/team";
import { requirePerson } from "@marquee/core/account/team/people";
import { countOwnedDeals } from "@marquee/core/deals/deals/hand-over";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/team/people/{id}/belongings: the dialog before somebody is removed. */
export const handler = httpHandler(getBelongings, runtime, async ({ principal, params }) => {
  await requirePerson(runtime.core, principal.accountId, params.id);
  return { body: { deals: await countOwnedDeals(runtime.core, principal.accountId, params.id) } };
});
