import { listClients } from "@marquee/contracts/account/agencies";
import { listClients as list } from "@marquee/core/home/clients/list-clients";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/clients: the Clients page. */
export const handler = httpHandler(listClients, runtime, async ({ principal }) => ({
  body: await list(runtime.core, principal.accountId),
}));
