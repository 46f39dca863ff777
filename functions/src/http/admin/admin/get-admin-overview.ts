import { getAdminOverview } from "@marquee/contracts/admin/admin";
import { getOverview } from "@marquee/core/admin/admin/overview";
import { httpRuntime, liveDeadLetters } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();
const desk = liveDeadLetters();

/** GET /api/admin/overview: users, revenue, jobs and queues. */
export const handler = httpHandler(getAdminOverview, runtime, async () => ({
  body: await getOverview(runtime.core, desk),
}));
