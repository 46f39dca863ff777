import { sendVerificationCode } from "@marquee/contracts/account/phone";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { answerWithCode } from "../../../runtime/phone-code.ts";

const runtime = httpRuntime();

/** POST /api/auth/send-verification-code: sends a code by text message; phone registration calls it. */
export const handler = httpHandler(sendVerificationCode, runtime, ({ body: { phone }, caller }) =>
  answerWithCode(runtime, { phone, caller }),
);
