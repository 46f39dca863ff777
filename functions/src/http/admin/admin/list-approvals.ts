import { listApprovals } from "@marquee/contracts/admin/admin";
import { listApprovals as approvalPage } from "@marquee/core/ground/approvals/approvals";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/approvals: lists changes that need a second admin, pending ones first. */
export const handler = httpHandler(listApprovals, runtime, async ({ query }) => {
  const { items, cursor, unreadable } = await approvalPage(runtime.core, query);
  return { body: items, nextCursor: cursor, unreadable };
});
