import { verifyCode } from "@marquee/contracts/account/phone";
import { verifyPhoneCode } from "@marquee/core/account/phone/verify-code";
import { codesKeys } from "../../../runtime/codes-keys.ts";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { signInAnswer } from "../../../runtime/sign-in-answer.ts";

const runtime = httpRuntime();

/** POST /api/auth/verify-code: signs in the user with this number, or marks it as verified in this browser. */
export const handler = httpHandler(verifyCode, runtime, async ({ body, flow, caller }) => {
  const [session, keys] = await Promise.all([runtime.sessionSecrets(), codesKeys()]);
  const secrets = { session, codesKeys: keys };
  const outcome = await verifyPhoneCode(runtime.core, secrets, { ...body, flow, caller });
  if (outcome.kind !== "verified") return signInAnswer(runtime.core, outcome);
  const { phone } = outcome;
  return {
    flow: outcome.flow,
    body: { phone, phoneVerified: true as const, message: "Please complete your registration" },
  };
});
