import { findReference } from "@marquee/contracts/admin/system";
import { findReference as find } from "@marquee/core/admin/admin/find-reference";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/references/{id}: the job or payment that somebody quotes. */
export const handler = httpHandler(findReference, runtime, async ({ params }) => ({
  body: await find(runtime.core, params.id),
}));
