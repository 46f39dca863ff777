import { revokeConceptShare } from "@marquee/contracts/studio/concepts";
import { revokeConceptShare as revoke } from "@marquee/core/studio/concepts/shares";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/concept-shares/{id}: revokes a share link. */
export const handler = httpHandler(revokeConceptShare, runtime, async ({ principal, params }) => {
  await revoke(runtime.core, principal.accountId, params.id);
  return {};
});
