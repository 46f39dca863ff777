import { getReplyAllowance } from "@marquee/contracts/chat/chat";
import { getReplyAllowance as allowanceOf } from "@marquee/core/chat/chat/free-replies-left";
import { payerOf } from "@marquee/core/ground/identity/principal";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/messages/allowance: what the next answer costs, shown below the message box. */
export const handler = httpHandler(getReplyAllowance, runtime, async ({ principal }) => ({
  body: await allowanceOf(runtime.core, payerOf(principal)),
}));
