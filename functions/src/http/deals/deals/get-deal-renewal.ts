import { getDealRenewal } from "@marquee/contracts/deals/deals";
import { previewRenewal } from "@marquee/core/deals/deals/renew-deal";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/sponsorship-deals/{id}/renewal: what renewing a deal would open, read before it is done. */
export const handler = httpHandler(getDealRenewal, runtime, async ({ principal, params, query }) => ({
  body: await previewRenewal(runtime.core, principal.accountId, {
    id: params.id,
    packageId: query.packageId,
  }),
}));
