import { exportAccount } from "@marquee/contracts/account/profile";
import { exportAccount as collect } from "@marquee/core/whole/ownership/export-account";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/user/export: the file that the profile page offers. */
export const handler = httpHandler(exportAccount, runtime, async ({ currentUser, caller }) => ({
  body: await collect(runtime.core, await currentUser(), caller),
}));
