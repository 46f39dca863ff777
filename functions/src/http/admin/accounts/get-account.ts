import { getAccount } from "@marquee/contracts/admin/accounts";
import { getAccount as accountDetails } from "@marquee/core/admin/admin/get-account";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/admin/accounts/{id}: what the page of an account and its person shows first. */
export const handler = httpHandler(getAccount, runtime, async ({ params }) => ({
  body: await accountDetails(runtime.core, params.id),
}));
