import * as z from "zod/mini";
import { activityKinds } from "../enums.ts";
import { idSchema, pageQuerySchema, timestampSchema } from "../fields.ts";
import { operation } from "../operation.ts";
import { givenPasswordSchema, secondFactorSchema } from "./auth.ts";

export const sessionSchema = z.strictObject({
  id: idSchema,
  /** Whether this is the caller's session. */
  current: z.boolean(),
  /** Such as "Firefox on Windows". */
  device: z.string(),
  ip: z.string(),
  createdAt: timestampSchema,
  lastSeenAt: timestampSchema,
});
export type SessionSummary = z.infer<typeof sessionSchema>;

export const activitySchema = z.strictObject({
  id: idSchema,
  kind: z.enum(activityKinds),
  /** Who did it for which company; absent for what one did for one's own account. */
  by: z.optional(z.string()),
  device: z.string(),
  ip: z.string(),
  createdAt: timestampSchema,
});
export type Activity = z.infer<typeof activitySchema>;

export const listSessions = operation({
  id: "listSessions",
  area: "security",
  method: "GET",
  path: "/api/user/sessions",
  access: "user",
  session: "parallel",
  self: true,
  responses: { 200: z.array(sessionSchema) },
  summary: "List your sessions, this one first",
});

export const revokeSession = operation({
  id: "revokeSession",
  area: "security",
  method: "DELETE",
  path: "/api/user/sessions/{id}",
  access: "user",
  session: "first",
  self: true,
  params: z.strictObject({ id: idSchema }),
  responses: { 204: null },
  errors: ["not_found"],
  summary: "End one of your sessions",
});

export const revokeOtherSessions = operation({
  id: "revokeOtherSessions",
  area: "security",
  method: "DELETE",
  path: "/api/user/sessions",
  access: "user",
  session: "first",
  self: true,
  responses: { 204: null },
  summary: "End all your other sessions",
});

export const listActivity = operation({
  id: "listActivity",
  area: "security",
  method: "GET",
  path: "/api/user/activity",
  access: "user",
  session: "parallel",
  self: true,
  paged: true,
  query: pageQuerySchema,
  responses: { 200: z.array(activitySchema) },
  summary: "List your account activity, newest first",
});

export const stepUpSession = operation({
  id: "stepUpSession",
  area: "security",
  method: "POST",
  path: "/api/user/step-up",
  access: "user",
  session: "first",
  self: true,
  body: z.strictObject({
    password: z.optional(givenPasswordSchema),
    code: z.optional(secondFactorSchema),
  }),
  responses: { 204: null },
  errors: ["conflict", "too_many_requests"],
  summary: "Confirm it's you with your second factor or, without one, your password",
});

export const startTwoFactor = operation({
  id: "startTwoFactor",
  area: "security",
  method: "POST",
  path: "/api/user/two-factor",
  access: "user",
  session: "first",
  self: true,
  stepUp: true,
  responses: { 200: z.strictObject({ secret: z.string(), otpauthUrl: z.string() }) },
  errors: ["conflict"],
  summary: "Start setting up a second factor (RFC 6238). It's off until confirmed",
});

const recoveryCodesSchema = z.strictObject({ recoveryCodes: z.array(z.string()) });

export const confirmTwoFactor = operation({
  id: "confirmTwoFactor",
  area: "security",
  method: "POST",
  path: "/api/user/two-factor/confirm",
  access: "user",
  session: "first",
  self: true,
  body: z.strictObject({ code: secondFactorSchema }),
  responses: { 200: recoveryCodesSchema },
  errors: ["invalid_code", "conflict", "too_many_requests"],
  summary: "Turn on the second factor with a valid code. Recovery codes are shown only in this response",
});

export const createRecoveryCodes = operation({
  id: "createRecoveryCodes",
  area: "security",
  method: "POST",
  path: "/api/user/two-factor/recovery-codes",
  access: "user",
  session: "first",
  self: true,
  stepUp: true,
  responses: { 200: recoveryCodesSchema },
  errors: ["conflict"],
  summary: "Replace your recovery codes",
});

export const disableTwoFactor = operation({
  id: "disableTwoFactor",
  area: "security",
  method: "DELETE",
  path: "/api/user/two-factor",
  access: "user",
  session: "first",
  self: true,
  stepUp: true,
  responses: { 204: null },
  errors: ["conflict"],
  summary: "Turn off the second factor. Not available to admins where it's required",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const securityOperations = {
  listSessions,
  revokeSession,
  revokeOtherSessions,
  listActivity,
  stepUpSession,
  startTwoFactor,
  confirmTwoFactor,
  createRecoveryCodes,
  disableTwoFactor,
};
