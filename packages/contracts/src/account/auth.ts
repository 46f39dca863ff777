import * as z from "zod/mini";
import { industries, selfSelectableRoles, userRoles } from "../enums.ts";
import { atMost, idSchema, timestampSchema, trimmedLine, visible, withoutLink } from "../fields.ts";
import { onboardingSchema } from "../home/onboarding-progress.ts";
import { operation } from "../operation.ts";
import { charactersIn, isLonger } from "../text/characters.ts";
import { isWord } from "../text/typed-text.ts";
import { grantPayers, grantScopes } from "./grant-scopes.ts";
import { teamRoles } from "./team-roles.ts";
import { acceptedTermsSchema } from "./terms.ts";
import { typedDigits, typedPhone } from "./typed-phone.ts";

/** Passwords that are refused whatever their case. */
export const commonPasswords = ["password", "123456", "qwerty", "welcome", "admin", "marquee"] as const;

const passwordLength = { min: 10, max: 64 } as const;
const passwordTooShort = `Password must be at least ${passwordLength.min} characters`;
/** More than the longest new password has, however many parts its characters consist of. */
export const givenPasswordMax = 4_096;

/**
 * A password as it is compared, hashed and measured (OpaqueString of RFC 8265): the same letters are the same password,
 * whether a keyboard composes their accents or not, and whichever space it writes.
 */
export function comparedPassword(typed: string): string {
  return typed.replaceAll(/\p{Zs}/gu, " ").normalize("NFC");
}

/** The rules for a new password, each with its message, in the order in which the form lists them. */
export const passwordRules = [
  { test: (p: string) => charactersIn(p) >= passwordLength.min, message: passwordTooShort },
  {
    test: (p: string) => !isLonger(p, passwordLength.max),
    message: `Password cannot exceed ${passwordLength.max} characters`,
  },
  { test: (p: string) => /[A-Z]/.test(p), message: "Password must contain at least one uppercase letter" },
  { test: (p: string) => /[a-z]/.test(p), message: "Password must contain at least one lowercase letter" },
  { test: (p: string) => /[0-9]/.test(p), message: "Password must contain at least one number" },
  {
    test: (p: string) => /[^A-Za-z0-9]/.test(p),
    message: "Password must contain at least one special character",
  },
  {
    test: (p: string) => !commonPasswords.some((common) => common === p.toLowerCase()),
    message: "This password is too common and easily guessed",
  },
] as const;

export const newPasswordSchema = z
  .string(passwordTooShort)
  .check(
    z.overwrite(comparedPassword),
    ...passwordRules.map(({ test, message }) => z.refine<string>(test, message)),
  );

/** The confirmation of a new password, which forms add and never send. */
export const confirmedPasswordSchema = z
  .string("Please confirm your password")
  .check(z.overwrite(comparedPassword), z.minLength(1, "Please confirm your password"));

/** A password that is to be checked, as typed: an account may still have the hash of that. */
export const givenPasswordSchema = z
  .string("Password is required")
  .check(z.maxLength(givenPasswordMax, "Password is too long"));
export const requiredPasswordSchema = givenPasswordSchema.check(z.minLength(1, "Password is required"));

export const usernameSchema = z
  .string("Username must be at least 3 characters")
  .check(
    z.minLength(3, "Username must be at least 3 characters"),
    z.maxLength(20, "Username cannot exceed 20 characters"),
    z.regex(/^[A-Za-z0-9_]*$/, "Username can only contain letters, numbers, and underscores"),
  );

export const emailSchema = z
  .string("Invalid email address")
  .check(trimmedLine(), z.maxLength(254, "Invalid email address"), z.email("Invalid email address"));

/** A number as people type or paste it, with its country code; the plus may be missing. The value always has it. */
export const phoneNumberSchema = z.string("Phone number is required").check(
  z.overwrite(typedPhone),
  z.minLength(1, "Phone number is required"),
  z.minLength(10, "Phone number must be at least 10 digits"),
  z.regex(/^\+?[1-9]\d{1,14}$/, "Invalid phone number format"),
  z.overwrite((number) => (number.startsWith("+") ? number : `+${number}`)),
);

const grantSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  scope: z.enum(grantScopes),
  /** Who pays what is ordered through it. */
  payer: z.enum(grantPayers),
});

/** A grant through which somebody acts for an account, and whose it is; null for the account's own people. */
export const throughSchema = z.nullable(grantSchema);

/** What an admin who views an account is told about it; null for everybody else. */
const viewingSchema = z.nullable(z.strictObject({ until: timestampSchema, messagesOpen: z.boolean() }));

/** The signed-in user: every field but the password. */
export const userSchema = z.strictObject({
  id: idSchema,
  /** The account that they act for, whose role, company and interests these are; their own has the same id. */
  accountId: idSchema,
  /** What they may do in it; null for somebody who has left the account that they registered. */
  teamRole: z.nullable(z.enum(teamRoles)),
  through: z.nullable(z.extend(grantSchema, { viewing: viewingSchema })),
  /** Whether anybody else works, or has worked, in it: who is alone in an account sees nothing about colleagues. */
  hasTeam: z.boolean(),
  username: z.string(),
  name: z.string(),
  /** Null only for accounts registered with a phone number alone. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  phoneVerified: z.boolean(),
  role: z.enum(userRoles),
  company: z.string(),
  /** Address of the avatar on this site. */
  avatar: z.nullable(z.string()),
  industry: z.nullable(z.enum(industries)),
  /** Whole USD. */
  budget: z.nullable(z.number()),
  interests: z.array(z.string()),
  /** Whom they want to reach, such as "CTOs". */
  audiences: z.array(z.string()),
  /** Cities, states or countries where they want to sponsor. */
  places: z.array(z.string()),
  /** By which the account's days and hours are counted; null until it was chosen or a browser told it. */
  timeZone: z.nullable(z.string()),
  isPartner: z.boolean(),
  twoFactorEnabled: z.boolean(),
  /** False for accounts that sign in with Google or a phone only. */
  hasPassword: z.boolean(),
  googleLinked: z.boolean(),
  /** A new address that waits for confirmation. */
  pendingEmail: z.nullable(z.string()),
  /** Whether the owner confirmed an email or phone number, or signs in with Google; required for free replies. */
  confirmed: z.boolean(),
  /** The user's onboarding progress, so that a second device does not start over. */
  onboarding: onboardingSchema,
  createdAt: timestampSchema,
});
export type User = z.infer<typeof userSchema>;

/** The result of every way to sign in: the user, or the demand for a second factor. */
export const signedInSchema = z.extend(userSchema, { message: z.string() });
export const twoFactorDemandSchema = z.strictObject({ twoFactorRequired: z.literal(true) });

/** A time-based code of six digits, or one of the recovery codes, whose dashes mean nothing. */
export const secondFactorSchema = z
  .string("Code is required")
  .check(z.overwrite(typedDigits), z.minLength(6, "Code is required"), z.maxLength(20, "Code is too long"));

export const loginBodySchema = z.strictObject({
  username: z
    .string("Username is required")
    .check(trimmedLine(), z.minLength(1, "Username is required"), z.maxLength(254, "Username is too long")),
  password: requiredPasswordSchema,
});

/** A person's name of two characters, or one where names are written so: one visible line without a link, as it is printed in mails and documents. */
/* @__NO_SIDE_EFFECTS__ */
export function personName(required: string) {
  return z
    .string(required)
    .check(
      trimmedLine(),
      z.refine(isWord, required),
      atMost(120, "Name is too long"),
      visible("Name"),
      withoutLink("Name"),
    );
}

/** The same for a company's, which may be empty until it is known. */
export const companyNameOrNone = z
  .string("Company name is required")
  .check(
    trimmedLine(),
    atMost(160, "Company name is too long"),
    visible("Company name"),
    withoutLink("Company name"),
  );
export const companyName = companyNameOrNone.check(z.minLength(1, "Company name is required"));

export const registerBodySchema = z.strictObject({
  username: usernameSchema,
  name: personName("Name is required"),
  email: emailSchema,
  company: companyName,
  role: z.enum(selfSelectableRoles, "Choose a role"),
  password: newPasswordSchema,
  phone: z.optional(z.nullable(phoneNumberSchema)),
  /** A claim that some clients send; only the phone flow can make it true, so anything but false is refused. */
  phoneVerified: z.optional(z.literal(false, "Verify your phone number with a code first")),
  acceptedTerms: acceptedTermsSchema,
});
export type RegisterBody = z.infer<typeof registerBodySchema>;

/** The form adds the confirmation, which is never sent. */
export const registerFormSchema = z
  .extend(registerBodySchema, { confirmPassword: confirmedPasswordSchema })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ["confirmPassword"],
      message: "Passwords don't match",
      // Also while another field is still missing.
      when: () => true,
    }),
  );

export const getCurrentUser = operation({
  id: "getCurrentUser",
  area: "auth",
  method: "GET",
  path: "/api/user",
  access: "user",
  session: "parallel",
  responses: { 200: userSchema },
  summary: "Get the signed-in user",
});

export const login = operation({
  id: "login",
  area: "auth",
  method: "POST",
  path: "/api/login",
  access: "public",
  body: loginBodySchema,
  responses: { 200: z.union([signedInSchema, twoFactorDemandSchema]) },
  errors: ["invalid_credentials", "account_suspended", "too_many_requests"],
  summary: "Sign in with username and password. Asks for a second factor if one is set up",
});

export const completeTwoFactorLogin = operation({
  id: "completeTwoFactorLogin",
  area: "auth",
  method: "POST",
  path: "/api/login/two-factor",
  access: "public",
  body: z.strictObject({ code: secondFactorSchema }),
  responses: { 200: signedInSchema },
  errors: ["invalid_code", "flow_expired", "account_suspended", "too_many_requests"],
  summary: "Finish signing in with a second factor",
});

export const register = operation({
  id: "register",
  area: "auth",
  method: "POST",
  path: "/api/register",
  access: "public",
  flag: "registration",
  body: registerBodySchema,
  responses: { 201: userSchema },
  errors: ["username_taken", "email_taken", "too_many_requests"],
  summary: "Create an account and sign in",
});

export const logout = operation({
  id: "logout",
  area: "auth",
  method: "POST",
  path: "/api/logout",
  access: "user",
  session: "first",
  whileViewing: "allowed",
  self: true,
  responses: { 204: null },
  summary: "Sign out of this session",
});

export const enterDemo = operation({
  id: "enterDemo",
  area: "auth",
  method: "POST",
  path: "/api/login/demo",
  access: "public",
  body: z.strictObject({ role: z.enum(userRoles, "Choose a role") }),
  responses: { 200: z.union([signedInSchema, twoFactorDemandSchema]) },
  errors: ["not_found", "account_suspended", "too_many_requests"],
  summary: "Sign in as one of the demo's accounts. Not available where the stage's demo entry is off",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const authOperations = {
  getCurrentUser,
  login,
  completeTwoFactorLogin,
  register,
  logout,
  enterDemo,
};
