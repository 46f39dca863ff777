import { getRoleChange } from "@marquee/contracts/home/support";
import { ownRoleChange } from "@marquee/core/home/support/role-changes";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/user/role-change: the caller's latest request for another role, and what keeps them in theirs. */
export const handler = httpHandler(getRoleChange, runtime, async ({ principal }) => ({
  body: await ownRoleChange(runtime.core, principal.accountId),
}));
