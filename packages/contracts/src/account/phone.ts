import * as z from "zod/mini";
import { selfSelectableRoles } from "../enums.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import {
  companyNameOrNone,
  emailSchema,
  newPasswordSchema,
  personName,
  phoneNumberSchema,
  signedInSchema,
  twoFactorDemandSchema,
  usernameSchema,
  userSchema,
} from "./auth.ts";
import { acceptedTermsSchema } from "./terms.ts";
import { typedDigits } from "./typed-phone.ts";

const codeMessage = "Verification code must be 6 digits";
export const phoneCodeSchema = z
  .string(codeMessage)
  .check(
    z.overwrite(typedDigits),
    z.length(limits.phoneCodeDigits, codeMessage),
    z.regex(/^\d*$/, codeMessage),
  );

const sendAnswerSchema = z.strictObject({
  phone: z.string(),
  /** Only on stages that allow it, never in production. */
  debugCode: z.optional(z.string()),
  /** Whole seconds until another code may be requested. */
  resendInSeconds: z.int(),
});

export const sendVerificationCode = operation({
  id: "sendVerificationCode",
  area: "phone",
  method: "POST",
  path: "/api/auth/send-verification-code",
  access: "public",
  flag: "phoneSignIn",
  body: z.strictObject({ phone: phoneNumberSchema }),
  responses: { 200: sendAnswerSchema },
  errors: ["too_many_requests"],
  summary: "Text a verification code. The answer doesn't reveal whether an account exists",
});

export const loginWithPhone = operation({
  id: "loginWithPhone",
  area: "phone",
  method: "POST",
  path: "/api/auth/login-with-phone",
  access: "public",
  flag: "phoneSignIn",
  body: z.strictObject({ phone: phoneNumberSchema }),
  responses: { 200: sendAnswerSchema },
  errors: ["too_many_requests"],
  summary: "Text a sign-in code",
});

export const verifyCode = operation({
  id: "verifyCode",
  area: "phone",
  method: "POST",
  path: "/api/auth/verify-code",
  access: "public",
  flag: "phoneSignIn",
  body: z.strictObject({ phone: phoneNumberSchema, code: phoneCodeSchema }),
  responses: {
    200: z.union([
      signedInSchema,
      twoFactorDemandSchema,
      z.strictObject({ phone: z.string(), phoneVerified: z.literal(true), message: z.string() }),
    ]),
  },
  errors: ["invalid_code", "forbidden", "account_suspended", "too_many_requests"],
  summary:
    "Verify a code: signs in the account with that number, or verifies the number for registration from this browser",
});

/** Every field except the phone is optional; missing values are generated or asked for later. */
export const registerWithPhoneBodySchema = z.strictObject({
  phone: phoneNumberSchema,
  name: z.optional(personName("Name is required")),
  username: z.optional(usernameSchema),
  email: z.optional(emailSchema),
  password: z.optional(newPasswordSchema),
  role: z.optional(z.enum(selfSelectableRoles, "Choose a role")),
  company: z.optional(companyNameOrNone),
  acceptedTerms: acceptedTermsSchema,
});
export type RegisterWithPhoneBody = z.infer<typeof registerWithPhoneBodySchema>;

export const registerWithPhone = operation({
  id: "registerWithPhone",
  area: "phone",
  method: "POST",
  path: "/api/auth/register-with-phone",
  access: "public",
  flag: "phoneSignIn",
  body: registerWithPhoneBodySchema,
  responses: { 201: userSchema },
  errors: ["phone_unverified", "phone_taken", "username_taken", "email_taken", "too_many_requests"],
  summary: "Create an account for a phone number that this browser just verified",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const phoneOperations = {
  sendVerificationCode,
  loginWithPhone,
  verifyCode,
  registerWithPhone,
};
