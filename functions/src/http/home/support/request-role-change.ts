import { requestRoleChange } from "@marquee/contracts/home/support";
import { requestRoleChange as request } from "@marquee/core/home/support/role-changes";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/user/role-change: asks for another role, which an admin decides on. */
export const handler = httpHandler(requestRoleChange, runtime, async ({ body, account }) => ({
  body: await request(runtime.core, await account(), body),
}));
