import { updateCreditPackage } from "@marquee/contracts/admin/system";
import { updatePackage } from "@marquee/core/credits/credits/edit-packages";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** PATCH /api/admin/credit-packages/{id}: applies to purchases from now on. */
export const handler = httpHandler(updateCreditPackage, runtime, async ({ params, body, currentUser }) => ({
  body: await updatePackage(runtime.core, await currentUser(), params.id, body),
}));
