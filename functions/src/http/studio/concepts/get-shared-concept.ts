import { getSharedConcept } from "@marquee/contracts/studio/concepts";
import { getSharedConcept as get } from "@marquee/core/studio/concepts/shares";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/shared/concepts/{token}: the concept behind a share link, for anyone who has the link. */
export const handler = httpHandler(getSharedConcept, runtime, async ({ params, caller, visitor }) => ({
  body: await get(runtime.core, params.token, caller, await visitor()),
}));
