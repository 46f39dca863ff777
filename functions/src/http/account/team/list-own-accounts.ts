import { listOwnAccounts } from "@marquee/contracts/account/team";
import { listOwnAccounts as list } from "@marquee/core/account/team/own-accounts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/user/accounts: the accounts in the user menu. */
export const handler = httpHandler(listOwnAccounts, runtime, async ({ currentUser }) => ({
  body: await list(runtime.core, await currentUser()),
}));
