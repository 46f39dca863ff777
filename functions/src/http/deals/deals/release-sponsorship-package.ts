import { releaseSponsorshipPackage } from "@marquee/contracts/deals/deals";
import { releaseSpot } from "@marquee/core/deals/deals/hold-spot";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** DELETE /api/sponsorship-packages/{id}/hold: releases the held spot when the user leaves the wizard. */
export const handler = httpHandler(releaseSponsorshipPackage, runtime, async ({ principal, params }) => {
  await releaseSpot(runtime.core, channel, principal.accountId, params.id);
  return {};
});
