import { listThreadPeople } from "@marquee/contracts/deals/inquiries";
import { othersMentionable } from "@marquee/core/ground/threads/mentions";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/threads/people: whom the list after an "@" offers. */
export const handler = httpHandler(listThreadPeople, runtime, async ({ principal }) => ({
  body: await othersMentionable(runtime.core, principal, "deals"),
}));
