import { setConceptComments } from "@marquee/contracts/studio/concept-comments";
import { setConceptComments as set } from "@marquee/core/studio/concepts/comments";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PUT /api/concepts/{id}/comments: lets links to one of the caller's concepts take comments, or not. */
export const handler = httpHandler(setConceptComments, runtime, async ({ principal, params, body }) => {
  await set(runtime.core, principal.accountId, params.id, body.open);
  return {};
});
