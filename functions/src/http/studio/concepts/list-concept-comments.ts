import { listConceptComments } from "@marquee/contracts/studio/concept-comments";
import { listConceptComments as list } from "@marquee/core/studio/concepts/comments";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/concepts/{id}/comments: what was written about one of the caller's concepts. */
export const handler = httpHandler(listConceptComments, runtime, async ({ principal, params }) => ({
  body: await list(runtime.core, principal.accountId, params.id),
}));
