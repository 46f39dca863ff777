import { decideApproval } from "@marquee/contracts/http/admin";
import { decideApproval as decide } from "@marquee/core/admin/decide-approval";
import { httpRuntime } from "../../runtime/deps.ts";
import { httpHandler } from "../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/admin/approvals/{id}/decision: a second admin approves or rejects a pending change. */
export const handler = httpHandler(decideApproval, runtime, async ({ params, body, currentUser }) => ({
  body: await decide(runtime.core, await currentUser(), params.id, body.approve),
}));
