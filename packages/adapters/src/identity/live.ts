import { AppError, Defect } from "@marquee/contracts/errors";
import { namingCalls } from "@marquee/services/failed-call";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import { JwtVerifier } from "aws-jwt-verify/jwt-verifier";
import * as oidc from "openid-client";
import * as z from "zod/mini";
import type { AuthorizationAnswer, AuthorizationRequest, IdentityProvider, ProvenIdentity } from "./port.ts";

export interface OpenIdOptions {
  /** Such as `https://accounts.google.com`; plain http only on this machine. */
  issuer: string;
  clientId: string;
  /**
   * Read at every exchange, so that a rotated secret takes effect without a restart. During a rotation two secrets
   * are valid; the first is used unless the provider refuses it.
   */
  clientSecrets: () => Promise<readonly string[]>;
  /** How long each of the provider's answers may take. */
  timeoutMs?: number;
}

const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.union([z.boolean(), z.stringbool()])),
  name: z.optional(z.string()),
});

/**
 * Google, or any other OpenID provider at the issuer's address. Its metadata and keys are cached for the life of the
 * container; an ID token is accepted only with a signature by one of those keys.
 * @throws Error for an issuer that is neither https nor on this machine
 */
export function openIdProvider(options: OpenIdOptions): IdentityProvider {
  const { clientId, timeoutMs = 5_000 } = options;
  const issuer = new URL(options.issuer);
  const insecure = refuseInsecure(issuer);
  const discoveryOptions = {
    timeout: timeoutMs / 1_000,
    execute: insecure ? [oidc.allowInsecureRequests] : [],
  };
  let discovered: Promise<oidc.ServerMetadata> | undefined;
  let verifier: ReturnType<typeof tokenVerifier> | undefined;

  async function discover(): Promise<oidc.ServerMetadata> {
    try {
      const config = await oidc.discovery(issuer, clientId, undefined, oidc.None(), discoveryOptions);
      return config.serverMetadata();
    } catch (cause) {
      throw unavailable(cause);
    }
  }

  function metadata(): Promise<oidc.ServerMetadata> {
    discovered ??= discover();
    // A failed discovery must not be cached.
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  }

  async function configuration(auth: oidc.ClientAuth): Promise<oidc.Configuration> {
    const config = new oidc.Configuration(await metadata(), clientId, undefined, auth);
    config.timeout = discoveryOptions.timeout;
    if (insecure) oidc.allowInsecureRequests(config);
    return config;
  }

  /** The claims of a token that was signed by one of the provider's keys, for us and for exactly this request. */
  async function verify(idToken: string, nonce: string): Promise<ProvenIdentity> {
    const { issuer: iss, jwks_uri: jwksUri } = await metadata();
    if (jwksUri === undefined) throw unavailable(new Error("The provider publishes no keys"));
    verifier ??= tokenVerifier({ iss, jwksUri, clientId, timeoutMs });
    const payload = await verifier.verify(idToken, {
      customJwtCheck: ({ payload: { nonce: given } }) => {
        if (given !== nonce) throw new Error("The ID token belongs to another sign-in");
      },
    });
    const claims = z.parse(claimsSchema, payload);
    return {
      subject: claims.sub,
      email: claims.email ?? null,
      emailVerified: claims.email_verified ?? false,
      name: claims.name ?? null,
    };
  }

  /** A refused secret does not use up the code, so it can be tried with the next one. */
  async function redeemWithEither(
    [first = "", second]: readonly string[],
    request: AuthorizationRequest,
    answer: AuthorizationAnswer,
  ) {
    try {
      return await redeem(first, request, answer);
    } catch (error) {
      if (second === undefined || !isRefusedSecret(error)) throw error;
      return redeem(second, request, answer);
    }
  }

  async function redeem(secret: string, request: AuthorizationRequest, answer: AuthorizationAnswer) {
    const config = await configuration(oidc.ClientSecretPost(secret));
    return oidc.authorizationCodeGrant(config, returnUrl(request, answer), {
      expectedState: request.state,
      expectedNonce: request.nonce,
      pkceCodeVerifier: request.codeVerifier,
      idTokenExpected: true,
    });
  }

  return namingCalls<IdentityProvider>("Google", {
    async authorizationUrl({ state, nonce, codeVerifier, redirectUri }) {
      const url = oidc.buildAuthorizationUrl(await configuration(oidc.None()), {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        // Always ask people with several accounts which one to use.
        prompt: "select_account",
      });
      return url.href;
    },

    async exchange(request, answer) {
      const secrets = await options.clientSecrets();
      try {
        const tokens = await redeemWithEither(secrets, request, answer);
        return await verify(tokens.id_token ?? "", request.nonce);
      } catch (error) {
        if (error instanceof AppError) throw error;
        // The person signing in cannot fix a wrong secret.
        if (isOutage(error) || isRefusedSecret(error)) throw unavailable(error);
        throw new AppError("flow_expired", { cause: error });
      }
    },
  });
}

/** The address that the browser returned to, in the form that the code flow's checks expect. */
function returnUrl({ redirectUri }: AuthorizationRequest, { code, state, iss }: AuthorizationAnswer): URL {
  const url = new URL(redirectUri);
  url.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
  return url;
}

function refuseInsecure(issuer: URL): boolean {
  if (issuer.protocol === "https:") return false;
  const onThisMachine = issuer.hostname === "localhost" || issuer.hostname === "127.0.0.1";
  if (issuer.protocol === "http:" && onThisMachine) return true;
  throw new Defect(`The issuer ${issuer.origin} must use https`);
}

interface VerifierOptions {
  iss: string;
  jwksUri: string;
  clientId: string;
  timeoutMs: number;
}

function tokenVerifier({ iss, jwksUri, clientId, timeoutMs }: VerifierOptions) {
  const jwksCache = new SimpleJwksCache({
    // The library's own fetcher supports only https, which the fake provider on this machine does not.
    fetcher: { fetch: (uri) => fetchKeys(uri, timeoutMs) },
  });
  return JwtVerifier.create({ issuer: iss, audience: clientId, jwksUri }, { jwksCache });
}

async function fetchKeys(uri: string, timeoutMs: number): Promise<ArrayBuffer> {
  try {
    const response = await fetch(uri, { signal: AbortSignal.timeout(timeoutMs), redirect: "error" });
    if (!response.ok) throw new Defect(`The provider's keys answered ${response.status}`);
    return await response.arrayBuffer();
  } catch (cause) {
    throw unavailable(cause);
  }
}

function unavailable(cause: unknown): AppError {
  return new AppError("unavailable", { cause, retryAfterSeconds: 1 });
}

/** Whether the provider did not answer at all, as opposed to an answer that proves nothing. */
function isOutage(error: unknown): boolean {
  // fetch() rejects with a TypeError when there was no connection.
  if (error instanceof TypeError) return true;
  if (!(error instanceof oidc.ClientError)) return false;
  if (error.code === "OAUTH_TIMEOUT") return true;
  return error.cause instanceof Response && error.cause.status >= 500;
}

/** Whether the provider refused our client credentials, before it checked the code. */
function isRefusedSecret(error: unknown): boolean {
  return error instanceof oidc.ResponseBodyError && error.error === "invalid_client";
}
