import { getAgreement } from "@marquee/contracts/deals/agreements";
import { getAgreement as getOwn } from "@marquee/core/deals/agreements/agreements";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/sponsorship-deals/{id}/contract: View and Preview Contract. */
export const handler = httpHandler(getAgreement, runtime, async ({ principal, params }) => ({
  body: await getOwn(runtime.core, principal.accountId, params.id),
}));
