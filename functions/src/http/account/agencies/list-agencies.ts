import { listAgencies } from "@marquee/contracts/account/agencies";
import { listAgencies as list } from "@marquee/core/account/agencies/decide-access";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/agencies: a part of the Team tab. */
export const handler = httpHandler(listAgencies, runtime, async ({ principal }) => ({
  body: await list(runtime.core, principal.accountId),
}));
