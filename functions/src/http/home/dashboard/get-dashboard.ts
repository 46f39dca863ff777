import { getDashboard } from "@marquee/contracts/home/dashboard";
import { dashboardOf, readDashboardFacts } from "@marquee/core/home/dashboard/get-dashboard";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/dashboard: the numbers of the first page. */
export const handler = httpHandler(getDashboard, runtime, async ({ principal, account }) => {
  const [facts, { role }] = await Promise.all([
    readDashboardFacts(runtime.core, principal.accountId),
    account(),
  ]);
  return { body: dashboardOf(facts, role) };
});
