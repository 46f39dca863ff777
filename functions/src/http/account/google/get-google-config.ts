import { getGoogleConfig } from "@marquee/contracts/account/google";
import { AppError } from "@marquee/contracts/errors";
import { maskedClientId } from "@marquee/core/account/google/auth-page";
import { httpRuntime } from "../../../runtime/deps.ts";
import { env } from "../../../runtime/env.ts";
import { googleCallbackUrl } from "../../../runtime/google.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

/** GET /api/auth/google-config: how Google sign-in is set up, without any secret; the diagnostic page shows it. */
export const handler = httpHandler(getGoogleConfig, httpRuntime(), async () => {
  const { diagnostics, google } = env;
  if (!diagnostics) throw new AppError("not_found");
  return {
    body: {
      config: {
        clientID: google ? maskedClientId(google.clientId) : null,
        secretProvided: google !== undefined,
        callbackURL: googleCallbackUrl(),
        isConfigured: google !== undefined,
      },
    },
  };
});
