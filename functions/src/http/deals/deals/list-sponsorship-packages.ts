import { listSponsorshipPackages } from "@marquee/contracts/deals/deals";
import { listOfferedPackages } from "@marquee/core/deals/deals/read-deals";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/sponsorship-packages: the packages of an event that a sponsor can choose from. */
export const handler = httpHandler(
  listSponsorshipPackages,
  runtime,
  async ({ principal, account, query }) => {
    const { accountId } = principal;
    const { industry } = await account();
    return { body: await listOfferedPackages(runtime.core, { accountId, industry }, query.eventId) };
  },
);
