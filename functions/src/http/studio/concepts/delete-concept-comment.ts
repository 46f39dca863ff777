import { deleteConceptComment } from "@marquee/contracts/studio/concept-comments";
import { deleteConceptComment as remove } from "@marquee/core/studio/concepts/comments";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/concepts/{id}/comments/{commentId}: deletes a comment on one of the caller's concepts. */
export const handler = httpHandler(deleteConceptComment, runtime, async ({ principal, params }) => {
  await remove(runtime.core, principal.accountId, { ideaId: params.id, id: params.commentId });
  return {};
});
