import { listAdjustments } from "@marquee/contracts/admin/admin";
import { listAdjustments as adjustments } from "@marquee/core/credits/credits/adjustments";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/adjustments: lists adjustments, pending ones first. */
export const handler = httpHandler(listAdjustments, runtime, async ({ query }) => {
  const { items, cursor, unreadable } = await adjustments(runtime.core, query);
  return { body: items, nextCursor: cursor, unreadable };
});
