import { createConceptShare } from "@marquee/contracts/studio/concepts";
import { createConceptShare as create } from "@marquee/core/studio/concepts/shares";
import { httpRuntime, siteUrl } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/concepts/{id}/shares: creates a share link to one of the caller's concepts. */
export const handler = httpHandler(createConceptShare, runtime, async ({ principal, params, body }) => ({
  body: await create(runtime.core, principal.accountId, {
    conceptId: params.id,
    days: body.days,
    siteUrl: siteUrl(),
  }),
}));
