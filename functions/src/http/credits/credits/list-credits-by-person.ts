import { listCreditsByPerson } from "@marquee/contracts/credits/credits";
import { creditsByPerson } from "@marquee/core/credits/credits/by-person";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/credits/people: who spent what, for companies of several people. */
export const handler = httpHandler(listCreditsByPerson, runtime, async ({ principal, query }) => ({
  body: await creditsByPerson(runtime.core, principal.accountId, query.days),
}));
