import { createSponsorshipDeal } from "@marquee/contracts/deals/deals";
import { createDeal } from "@marquee/core/deals/deals/create-deal";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const channel = liveChannel();

/** POST /api/sponsorship-deals: Create New Deal and Select Package. */
export const handler = httpHandler(
  createSponsorshipDeal,
  runtime,
  async ({ account, principal, body, idempotencyKey }) => ({
    body: await createDeal(runtime.core, channel, {
      brand: await account(),
      acting: principal,
      body,
      idempotencyKey,
    }),
  }),
);
