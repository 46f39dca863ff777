import { getDealPeople } from "@marquee/contracts/deals/deal-people";
import { dealPeople } from "@marquee/core/deals/deals/deal-people";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/sponsorship-deals/{id}/people: a deal's page, in an account of several people. */
export const handler = httpHandler(getDealPeople, runtime, async ({ account, params }) => ({
  body: await dealPeople(runtime.core, await account(), params.id),
}));
