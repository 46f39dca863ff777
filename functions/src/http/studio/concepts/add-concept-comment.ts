import { addConceptComment } from "@marquee/contracts/studio/concept-comments";
import { addConceptComment as add } from "@marquee/core/studio/concepts/comments";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const desk = { core: runtime.core, channel: liveChannel() };

/** POST /api/shared/concepts/{token}/comments: a comment by anyone who has the link, for the concept's owner. */
export const handler = httpHandler(addConceptComment, runtime, async ({ params, caller, body }) => {
  await add(desk, params.token, caller, body);
  return {};
});
