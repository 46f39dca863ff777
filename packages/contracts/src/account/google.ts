import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { requiredPasswordSchema, signedInSchema, twoFactorDemandSchema } from "./auth.ts";

/**
 * The outcomes of a Google sign-in that did not sign the user in, as in `/auth?google=…`: the next step is to prove
 * the existing account with that address (given masked in `email`), or the reason why it ended. `closed` stands for a
 * new account while registration is off.
 */
export const googleOutcomes = ["link", "unverified", "cancelled", "suspended", "closed", "failed"] as const;
export type GoogleOutcome = (typeof googleOutcomes)[number];

/** Where to go after signing in: a path of this site. Anything else becomes the dashboard. */
const nextSchema = z.optional(z.string().check(z.maxLength(2_000, "Address is too long")));

export const getGoogleRedirectUrl = operation({
  id: "getGoogleRedirectUrl",
  area: "google",
  method: "GET",
  path: "/api/auth/google-redirect-url",
  access: "public",
  flag: "googleSignIn",
  query: z.strictObject({ next: nextSchema }),
  responses: { 200: z.strictObject({ url: z.string() }) },
  errors: ["not_configured"],
  summary: "Get the URL of Google's sign-in page",
});

export const startGoogleSignIn = operation({
  id: "startGoogleSignIn",
  area: "google",
  method: "GET",
  path: "/api/auth/google",
  access: "public",
  flag: "googleSignIn",
  query: z.strictObject({ next: nextSchema }),
  responses: { 302: { redirect: true } },
  errors: ["not_configured"],
  summary: "Redirect to Google's sign-in page",
});

export const finishGoogleSignIn = operation({
  id: "finishGoogleSignIn",
  area: "google",
  method: "GET",
  path: "/api/auth/google/callback",
  access: "public",
  /** Google may add parameters of its own, so this one query is not strict. */
  query: z.object({
    code: z.optional(z.string().check(z.maxLength(2_000))),
    state: z.optional(z.string().check(z.maxLength(500))),
    error: z.optional(z.string().check(z.maxLength(200))),
    /** The issuer of the answer (RFC 9207); an answer from any other issuer is refused. */
    iss: z.optional(z.string().check(z.maxLength(500))),
  }),
  responses: { 302: { redirect: true } },
  summary: "Return from Google: redirects to the app, signed in, or to /auth?google=… with the next step",
});

export const linkGoogleAccount = operation({
  id: "linkGoogleAccount",
  area: "google",
  method: "POST",
  path: "/api/auth/google/link",
  access: "public",
  flag: "googleSignIn",
  body: z.strictObject({
    password: requiredPasswordSchema,
  }),
  responses: { 200: z.union([signedInSchema, twoFactorDemandSchema]) },
  errors: ["invalid_credentials", "flow_expired", "account_suspended", "conflict", "too_many_requests"],
  summary: "Link Google to an existing account by its password",
});

export const getGoogleConfig = operation({
  id: "getGoogleConfig",
  area: "google",
  method: "GET",
  path: "/api/auth/google-config",
  access: "public",
  responses: {
    200: z.strictObject({
      config: z.strictObject({
        /** The first six and last four characters only; null when missing. */
        clientID: z.nullable(z.string()),
        secretProvided: z.boolean(),
        callbackURL: z.string(),
        isConfigured: z.boolean(),
      }),
    }),
  },
  errors: ["not_found"],
  summary: "Get how Google sign-in is set up. Not available where diagnostics are off",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const googleOperations = {
  getGoogleRedirectUrl,
  startGoogleSignIn,
  finishGoogleSignIn,
  linkGoogleAccount,
  getGoogleConfig,
};
