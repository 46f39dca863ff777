import * as z from "zod/mini";
import { industries } from "../enums.ts";
import { atMost, idSchema, timeZoneSchema, trimmedLine, visible } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { pictureUploadBodySchema, pictureUploadSchema, uploadedPictureSchema } from "../pictures.ts";
import { apiAccessSchema } from "./api-keys.ts";
import { companyName, givenPasswordSchema, personName, userSchema } from "./auth.ts";
import { linkTokenSchema } from "./passwords.ts";

/** A short list of short texts, with its messages. */
/* @__NO_SIDE_EFFECTS__ */
function shortList(one: string, name: string, many: string) {
  return z
    .array(
      z
        .string()
        .check(
          trimmedLine(),
          z.minLength(1, `Enter ${one}`),
          atMost(limits.listItemMaxLength, `${name} is too long`),
          visible(name),
        ),
    )
    .check(z.maxLength(limits.listMaxItems, `At most ${limits.listMaxItems} ${many}`));
}

/** The fields of the profile form. The role is never among them. */
export const updateUserBodySchema = z.strictObject({
  name: z.optional(personName("Name must be at least 2 characters")),
  email: z.optional(
    z
      .string("Please enter a valid email")
      .check(
        trimmedLine(),
        z.maxLength(254, "Please enter a valid email"),
        z.email("Please enter a valid email"),
      ),
  ),
  company: z.optional(companyName),
  industry: z.optional(z.nullable(z.enum(industries, "Choose an industry"))),
  /** Whole USD. */
  budget: z.optional(
    z.nullable(
      z
        .int("Budget must be a whole number")
        .check(z.minimum(0, "Budget can't be negative"), z.maximum(1_000_000_000, "Budget is too large")),
    ),
  ),
  interests: z.optional(shortList("an interest", "Interest", "interests")),
  /** Whom they want to reach, such as "CTOs". */
  audiences: z.optional(shortList("an audience", "Audience", "audiences")),
  /** Cities, states or countries. */
  places: z.optional(shortList("a place", "Place", "places")),
  timeZone: z.optional(timeZoneSchema),
});
export type UpdateUserBody = z.infer<typeof updateUserBodySchema>;

/** The parts of the profile form that are about the person, not about the account. */
const personFields: ReadonlySet<string> = new Set(["name", "email"] satisfies (keyof UpdateUserBody)[]);

/** The part of a profile's change that is about the account, and belongs to its managers. */
export function accountChange(body: UpdateUserBody): Omit<UpdateUserBody, "name" | "email"> {
  return Object.fromEntries(
    Object.entries(body).filter(([field, value]) => value !== undefined && !personFields.has(field)),
  );
}

export const updateCurrentUser = operation({
  id: "updateCurrentUser",
  area: "profile",
  method: "PATCH",
  path: "/api/user",
  access: "user",
  session: "first",
  teamRole: "viewer",
  body: updateUserBodySchema,
  responses: { 200: userSchema },
  errors: ["email_taken", "step_up_required"],
  summary: "Update your profile. A new email takes effect once it's confirmed",
});

/** What a mailed link did: it confirmed the account's own address, or made a new address the account's. */
export const confirmationEffects = ["confirmed", "changed"] as const;
export type ConfirmationEffect = (typeof confirmationEffects)[number];

export const confirmEmailChange = operation({
  id: "confirmEmailChange",
  area: "profile",
  method: "POST",
  path: "/api/auth/confirm-email",
  access: "public",
  body: z.strictObject({ token: linkTokenSchema }),
  responses: { 200: z.strictObject({ email: z.string(), effect: z.enum(confirmationEffects) }) },
  errors: ["invalid_token", "email_taken"],
  summary: "Confirm an email address with the link sent to it. Opening the link again gives the same answer",
});

export const resendConfirmation = operation({
  id: "resendConfirmation",
  area: "profile",
  method: "POST",
  path: "/api/user/confirmation",
  access: "user",
  session: "first",
  self: true,
  responses: { 204: null },
  summary: "Resend the link that confirms your email. Does nothing if it's already confirmed",
});

export const cancelEmailChange = operation({
  id: "cancelEmailChange",
  area: "profile",
  method: "DELETE",
  path: "/api/user/pending-email",
  access: "user",
  session: "first",
  self: true,
  responses: { 204: null },
  summary: "Cancel an email change that hasn't been confirmed",
});

export const createAvatarUpload = operation({
  id: "createAvatarUpload",
  area: "profile",
  method: "POST",
  path: "/api/user/avatar",
  access: "user",
  session: "first",
  self: true,
  body: pictureUploadBodySchema,
  responses: { 201: pictureUploadSchema },
  errors: ["too_many_requests"],
  summary: "Get a signed URL for uploading a picture",
});

export const setAvatar = operation({
  id: "setAvatar",
  area: "profile",
  method: "PUT",
  path: "/api/user/avatar",
  access: "user",
  session: "first",
  self: true,
  body: uploadedPictureSchema,
  responses: { 200: userSchema },
  errors: ["not_found", "too_many_requests"],
  summary: "Use an uploaded picture as your avatar. It's checked and re-encoded first",
});

export const deleteAvatar = operation({
  id: "deleteAvatar",
  area: "profile",
  method: "DELETE",
  path: "/api/user/avatar",
  access: "user",
  session: "first",
  self: true,
  responses: { 204: null },
  summary: "Remove your avatar",
});

export const getAvatar = operation({
  id: "getAvatar",
  area: "profile",
  method: "GET",
  path: "/api/avatars/{id}",
  access: "user",
  session: "parallel",
  self: true,
  params: z.strictObject({ id: idSchema }),
  responses: { 200: { mediaType: "image/jpeg", keep: "forever" } },
  errors: ["not_found"],
  summary: "Get a picture by its unguessable name",
});

export const preferencesSchema = z.strictObject({
  notifications: z.strictObject({
    emailNotifications: z.boolean(),
    dealUpdates: z.boolean(),
    newEvents: z.boolean(),
    sponsorshipOpportunities: z.boolean(),
    marketingInsights: z.boolean(),
  }),
  security: z.strictObject({
    /** Reflects whether a second factor is set up; it cannot be changed here. */
    twoFactorAuth: z.boolean(),
    sessionTimeout: z.boolean(),
    activityLogging: z.boolean(),
  }),
  /** Those of the account that the person registered. */
  api: z.omit(apiAccessSchema, { addresses: true }),
});
/** What somebody prefers for themselves and, in `api`, for the account that they registered. */
export type Preferences = z.infer<typeof preferencesSchema>;

const { notifications, security, api } = preferencesSchema.shape;

/** The toggles to change. All others stay as they are, so that one device does not undo what another has just set. */
export const preferencesChangeSchema = z.strictObject({
  notifications: z.optional(z.partial(notifications)),
  security: z.optional(z.partial(security)),
  /** For managers of that account. */
  api: z.optional(z.partial(api)),
});
export type PreferencesChange = z.infer<typeof preferencesChangeSchema>;

/** What somebody and their account start with. */
export const defaultPreferences: Preferences = {
  notifications: {
    emailNotifications: true,
    dealUpdates: true,
    newEvents: true,
    sponsorshipOpportunities: true,
    marketingInsights: false,
  },
  security: { twoFactorAuth: false, sessionTimeout: true, activityLogging: true },
  api: { enableApiAccess: false, restrictApiAccess: true },
};

export const getPreferences = operation({
  id: "getPreferences",
  area: "profile",
  method: "GET",
  path: "/api/user/preferences",
  access: "user",
  session: "parallel",
  self: true,
  responses: { 200: preferencesSchema },
  summary: "Get your notification and security preferences, and the API preferences of your account",
});

export const updatePreferences = operation({
  id: "updatePreferences",
  area: "profile",
  method: "PATCH",
  path: "/api/user/preferences",
  access: "user",
  session: "first",
  self: true,
  body: preferencesChangeSchema,
  responses: { 200: preferencesSchema },
  errors: ["step_up_required"],
  summary:
    "Change some of your preferences, and as a manager of your account its API preferences. Turning on or widening API access requires a recent sign-in",
});

export const exportAccount = operation({
  id: "exportAccount",
  area: "profile",
  method: "GET",
  path: "/api/user/export",
  access: "user",
  session: "first",
  self: true,
  stepUp: true,
  responses: { 200: { mediaType: "application/json", fileName: "marquee-export.json" } },
  errors: ["too_many_requests"],
  summary: "Download all your data as a JSON file",
});

export const deleteAccount = operation({
  id: "deleteAccount",
  area: "profile",
  method: "DELETE",
  path: "/api/user",
  access: "user",
  session: "first",
  self: true,
  body: z.strictObject({
    /** Required for every account that has a password; others need a fresh sign-in. */
    password: z.optional(givenPasswordSchema),
    /** What `getDeletion` said: refused where the company would now stay, or go, against it. */
    keepsCompany: z._default(z.boolean(), false),
  }),
  responses: { 204: null },
  errors: ["step_up_required", "conflict", "too_many_requests"],
  summary:
    "Delete your account. Only the credit ledger stays, without personal data; a company with other people stays with them",
});

export const getDeletion = operation({
  id: "getDeletion",
  area: "profile",
  method: "GET",
  path: "/api/user/deletion",
  access: "user",
  session: "parallel",
  self: true,
  responses: {
    200: z.strictObject({
      /** The company that stays with its owners, since other people work in it; null if the account goes as a whole. */
      company: z.nullable(z.string()),
    }),
  },
  summary: "Get what deleting your account would leave",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const profileOperations = {
  updateCurrentUser,
  confirmEmailChange,
  resendConfirmation,
  cancelEmailChange,
  createAvatarUpload,
  setAvatar,
  deleteAvatar,
  getAvatar,
  getPreferences,
  updatePreferences,
  exportAccount,
  deleteAccount,
  getDeletion,
};
