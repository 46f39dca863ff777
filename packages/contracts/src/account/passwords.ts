import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { charactersIn } from "../text/characters.ts";
import {
  comparedPassword,
  confirmedPasswordSchema,
  emailSchema,
  givenPasswordMax,
  newPasswordSchema,
  passwordRules,
} from "./auth.ts";

/** One-time links carry 256 random bits as base64url. */
export const linkTokenSchema = z
  .string("This link is incomplete. Copy the whole link from your email.")
  .check(z.regex(/^[A-Za-z0-9_-]{20,100}$/, "This link is incomplete. Copy the whole link from your email."));

/** A message of its own below six characters, then the rules of registration. */
export const changedPasswordSchema = z.string("Password must be at least 6 characters").check(
  z.overwrite(comparedPassword),
  z.refine((p) => charactersIn(p) >= 6, { message: "Password must be at least 6 characters", abort: true }),
  ...passwordRules.map(({ test, message }) => z.refine<string>(test, message)),
);

/** `currentPassword` may be left out by an account that has none yet. */
export const changePasswordBodySchema = z.strictObject({
  currentPassword: z.optional(
    z
      .string("Current password is required")
      .check(
        z.minLength(1, "Current password is required"),
        z.maxLength(givenPasswordMax, "Password is too long"),
      ),
  ),
  newPassword: changedPasswordSchema,
});

const mismatch = { path: ["confirmPassword"], message: "Passwords don't match" };

/** The form adds the confirmation, which is never sent; an account that has a password must give it. */
export const changePasswordFormSchema = z
  .extend(changePasswordBodySchema, { confirmPassword: confirmedPasswordSchema })
  .check(z.refine((form) => form.newPassword === form.confirmPassword, mismatch));

export const changePassword = operation({
  id: "changePassword",
  area: "passwords",
  method: "POST",
  path: "/api/user/password",
  access: "user",
  session: "first",
  self: true,
  body: changePasswordBodySchema,
  responses: { 204: null },
  errors: ["step_up_required", "too_many_requests"],
  summary: "Change your password. Ends every other session and sends a notice",
});

export const forgotPassword = operation({
  id: "forgotPassword",
  area: "passwords",
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "public",
  body: z.strictObject({ email: emailSchema }),
  responses: { 202: z.strictObject({ message: z.string() }) },
  errors: ["too_many_requests"],
  summary: "Request a password reset link. The answer doesn't reveal whether an account exists",
});

export const resetPasswordBodySchema = z.strictObject({
  token: linkTokenSchema,
  password: newPasswordSchema,
});

/** The same for a forgotten password. */
export const resetPasswordFormSchema = z
  .extend(resetPasswordBodySchema, { confirmPassword: confirmedPasswordSchema })
  .check(z.refine((form) => form.password === form.confirmPassword, mismatch));

export const resetPassword = operation({
  id: "resetPassword",
  area: "passwords",
  method: "POST",
  path: "/api/auth/reset-password",
  access: "public",
  body: resetPasswordBodySchema,
  responses: { 204: null },
  errors: ["invalid_token", "too_many_requests"],
  summary: "Set a new password with a link that works once and expires after 30 minutes. Ends every session",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const passwordsOperations = {
  changePassword,
  forgotPassword,
  resetPassword,
};
