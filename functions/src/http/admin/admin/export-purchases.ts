import { exportPurchases } from "@marquee/contracts/admin/recent";
import { exportPurchases as purchasesForFile } from "@marquee/core/admin/admin/recent";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/admin/exports/purchases: the purchases behind the overview's revenue, for a file. */
export const handler = httpHandler(exportPurchases, runtime, async ({ currentUser }) => ({
  body: await purchasesForFile(runtime.core, await currentUser()),
}));
