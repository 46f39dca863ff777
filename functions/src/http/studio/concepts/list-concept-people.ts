import { listConceptPeople } from "@marquee/contracts/studio/concept-comments";
import { othersMentionable } from "@marquee/core/ground/threads/mentions";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/concepts/people: whom the list after an "@" offers under a concept. */
export const handler = httpHandler(listConceptPeople, runtime, async ({ principal }) => ({
  body: await othersMentionable(runtime.core, principal, "campaigns"),
}));
