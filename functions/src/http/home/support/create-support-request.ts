import { createSupportRequest } from "@marquee/contracts/home/support";
import { createSupportRequest as create } from "@marquee/core/home/support/support-requests";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/support-requests: asks for help, which an admin answers. */
export const handler = httpHandler(
  createSupportRequest,
  runtime,
  async ({ principal, caller, body, idempotencyKey }) => ({
    body: await create(runtime.core, { userId: principal.actorId, caller, body, idempotencyKey }),
  }),
);
