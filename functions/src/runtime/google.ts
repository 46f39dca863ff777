import { openIdProvider } from "@marquee/adapters/identity/live";
import type { IdentityProvider } from "@marquee/adapters/identity/port";
import { finishGoogleSignIn } from "@marquee/contracts/account/google";
import { AppError } from "@marquee/contracts/errors";
import { readSecret, siteUrl } from "./deps.ts";
import { env } from "./env.ts";
import { secretList } from "./secret-list.ts";

let provider: IdentityProvider | undefined;

/**
 * Google, created once per container. Only the function that exchanges codes may read the client secret.
 * @throws AppError not_configured
 */
export function liveGoogle(): IdentityProvider {
  const { google } = env;
  if (!google) throw new AppError("not_configured");
  const { issuer, clientId, secretArn } = google;
  provider ??= openIdProvider({
    issuer,
    clientId,
    clientSecrets: async () => secretList(await readSecret(secretArn)),
  });
  return provider;
}

/** Where Google sends browsers back to; Google's console must list the same address. */
export const googleCallbackUrl = () => siteUrl() + finishGoogleSignIn.path;
