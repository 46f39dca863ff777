import { loginWithPhone } from "@marquee/contracts/account/phone";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { answerWithCode } from "../../../runtime/phone-code.ts";

const runtime = httpRuntime();

/** POST /api/auth/login-with-phone: sends a code by text message; only verify-code signs in. */
export const handler = httpHandler(loginWithPhone, runtime, ({ body: { phone }, caller }) =>
  answerWithCode(runtime, { phone, caller }),
);
