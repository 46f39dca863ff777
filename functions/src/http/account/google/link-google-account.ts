import { linkGoogleAccount } from "@marquee/contracts/account/google";
import { linkGoogleAccount as link } from "@marquee/core/account/google/link-google";
import { httpRuntime } from "../../../runtime/deps.ts";
import { env } from "../../../runtime/env.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";
import { signInAnswer } from "../../../runtime/sign-in-answer.ts";

const runtime = httpRuntime();
const { welcome } = env;

/** POST /api/auth/google/link: links a Google account to an existing account, confirmed by its password. */
export const handler = httpHandler(linkGoogleAccount, runtime, async ({ body, flow, caller }) =>
  signInAnswer(
    runtime.core,
    await link(runtime.core, await runtime.sessionSecrets(), {
      flow,
      password: body.password,
      caller,
      welcome,
    }),
  ),
);
