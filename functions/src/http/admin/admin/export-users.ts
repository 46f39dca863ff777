import { exportUsers } from "@marquee/contracts/admin/admin";
import { exportUsers as usersForFile } from "@marquee/core/admin/admin/export-users";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/admin/exports/users: everyone whom the list's filter leaves, for a file. */
export const handler = httpHandler(exportUsers, runtime, async ({ query, currentUser }) => ({
  body: await usersForFile(runtime.core, await currentUser(), query),
}));
