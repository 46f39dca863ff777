import { withdrawRoleChange } from "@marquee/contracts/home/support";
import { withdrawRoleChange as withdraw } from "@marquee/core/home/support/role-changes";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** DELETE /api/user/role-change: withdraws the caller's request for another role. */
export const handler = httpHandler(withdrawRoleChange, runtime, async ({ principal }) => ({
  body: await withdraw(runtime.core, principal.accountId),
}));
