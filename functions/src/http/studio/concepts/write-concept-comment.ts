import { writeConceptComment } from "@marquee/contracts/studio/concept-comments";
import { writeConceptComment as write } from "@marquee/core/studio/concepts/team-comments";
import { httpRuntime, liveChannel } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const desk = { core: runtime.core, channel: liveChannel() };

/** POST /api/concepts/{id}/comments: a comment on one of the caller's concepts, for their own side. */
export const handler = httpHandler(writeConceptComment, runtime, async ({ principal, params, body }) => ({
  body: await write(desk, principal, params.id, body),
}));
