import { listNeeds } from "@marquee/contracts/home/dashboard";
import { needsOf } from "@marquee/core/home/dashboard/list-needs";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/dashboard/needs: what waits for the account, for the dashboard, the Sponsorship Hub and the sidebar. */
export const handler = httpHandler(listNeeds, runtime, async ({ principal, account }) => ({
  body: await needsOf(runtime.core, principal.accountId, await account()),
}));
