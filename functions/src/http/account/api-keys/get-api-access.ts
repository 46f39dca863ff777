import { getApiAccess } from "@marquee/contracts/account/api-keys";
import { apiAccessOf } from "@marquee/core/ground/users/user.item";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/user/api-access: whether API keys work for the account, how far and from where. */
export const handler = httpHandler(getApiAccess, runtime, async ({ account }) => ({
  body: apiAccessOf(await account()),
}));
