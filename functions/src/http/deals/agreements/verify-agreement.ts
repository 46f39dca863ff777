import { verifyAgreement } from "@marquee/contracts/deals/agreements";
import { verifyAgreement as verify } from "@marquee/core/deals/agreements/agreements";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** POST /api/agreements/verify: checks whether a file is the one that both sides signed. */
export const handler = httpHandler(verifyAgreement, runtime, async ({ body }) => ({
  body: { match: await verify(runtime.core, body.sha256) },
}));
