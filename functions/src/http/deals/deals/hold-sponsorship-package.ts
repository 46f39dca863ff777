import { holdSponsorshipPackage } from "@marquee/contracts/deals/deals";
import { holdSpot } from "@marquee/core/deals/deals/hold-spot";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** PUT /api/sponsorship-packages/{id}/hold: holds a spot of the package when the wizard opens. */
export const handler = httpHandler(holdSponsorshipPackage, runtime, async ({ account, params }) => ({
  body: await holdSpot(runtime.core, channel, await account(), params.id),
}));
