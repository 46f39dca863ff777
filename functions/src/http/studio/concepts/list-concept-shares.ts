import { listConceptShares } from "@marquee/contracts/studio/concepts";
import { listConceptShares as list } from "@marquee/core/studio/concepts/shares";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/concept-shares: the caller's links that still work. */
export const handler = httpHandler(listConceptShares, runtime, async ({ principal }) => ({
  body: await list(runtime.core, principal.accountId),
}));
