import * as z from "zod/mini";
import { industries } from "../enums.ts";
import { idSchema } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { userSchema } from "./auth.ts";
import { linkTokenSchema } from "./passwords.ts";

/** The profile form's own words (spec §5). The role is never among the fields. */
export const updateUserBodySchema = z.strictObject({
  name: z.optional(
    z
      .string("Name must be at least 2 characters")
      .check(
        z.trim(),
        z.minLength(2, "Name must be at least 2 characters"),
        z.maxLength(120, "Name is too long"),
      ),
  ),
  email: z.optional(
    z
      .string("Please enter a valid email")
      .check(z.trim(), z.maxLength(254, "Please enter a valid email"), z.email("Please enter a valid email")),
  ),
  company: z.optional(
    z
      .string("Company name is required")
      .check(
        z.trim(),
        z.minLength(1, "Company name is required"),
        z.maxLength(160, "Company name is too long"),
      ),
  ),
  industry: z.optional(z.nullable(z.enum(industries, "Choose an industry"))),
  /** Whole USD. */
  budget: z.optional(
    z.nullable(
      z
        .int("Budget must be a whole number")
        .check(z.minimum(0, "Budget cannot be negative"), z.maximum(1_000_000_000, "Budget is too large")),
    ),
  ),
  interests: z.optional(
    z
      .array(
        z
          .string()
          .check(
            z.trim(),
            z.minLength(1, "Interest is empty"),
            z.maxLength(limits.listItemMaxLength, "Interest is too long"),
          ),
      )
      .check(z.maxLength(limits.listMaxItems, `At most ${limits.listMaxItems} interests`)),
  ),
});
export type UpdateUserBody = z.infer<typeof updateUserBodySchema>;

export const updateCurrentUser = operation({
  id: "updateCurrentUser",
  area: "profile",
  method: "PATCH",
  path: "/api/user",
  access: "user",
  session: "first",
  body: updateUserBodySchema,
  responses: { 200: userSchema },
  errors: ["email_taken", "step_up_required"],
  summary: "Change one's profile; a new email counts once the link that is mailed to it was opened",
});

export const confirmEmailChange = operation({
  id: "confirmEmailChange",
  area: "profile",
  method: "POST",
  path: "/api/auth/confirm-email",
  access: "public",
  body: z.strictObject({ token: linkTokenSchema }),
  responses: { 200: z.strictObject({ email: z.string() }) },
  errors: ["invalid_token", "email_taken"],
  summary: "Confirm an address with the link that was mailed to it: a new one, or the one of a new account",
});

export const resendConfirmation = operation({
  id: "resendConfirmation",
  area: "profile",
  method: "POST",
  path: "/api/user/confirmation",
  access: "user",
  session: "first",
  responses: { 204: null },
  summary:
    "Mail the link that confirms the account's address once more; nothing happens where none is needed",
});

export const cancelEmailChange = operation({
  id: "cancelEmailChange",
  area: "profile",
  method: "DELETE",
  path: "/api/user/pending-email",
  access: "user",
  session: "first",
  responses: { 204: null },
  summary: "Forget a change of address that was not confirmed",
});

export const avatarTypes = ["image/jpeg", "image/png", "image/gif"] as const;

export const createAvatarUpload = operation({
  id: "createAvatarUpload",
  area: "profile",
  method: "POST",
  path: "/api/user/avatar",
  access: "user",
  session: "first",
  body: z.strictObject({
    contentType: z.enum(avatarTypes, "Choose a JPEG, PNG or GIF"),
    sizeBytes: z
      .int()
      .check(
        z.minimum(1, "The file is empty"),
        z.maximum(limits.avatarBytes, "The picture may have at most 2MB"),
      ),
  }),
  responses: {
    201: z.strictObject({
      uploadId: idSchema,
      /** A signed address on this site; PUT the file there with exactly these headers, within five minutes. */
      url: z.string(),
      headers: z.record(z.string(), z.string()),
    }),
  },
  errors: ["too_many_requests"],
  summary: "Get a signed address to upload a picture to",
});

export const setAvatar = operation({
  id: "setAvatar",
  area: "profile",
  method: "PUT",
  path: "/api/user/avatar",
  access: "user",
  session: "first",
  body: z.strictObject({ uploadId: idSchema }),
  responses: { 200: userSchema },
  errors: ["not_found", "too_many_requests"],
  summary: "Make an uploaded picture one's avatar, after its bytes were checked and drawn anew",
});

export const deleteAvatar = operation({
  id: "deleteAvatar",
  area: "profile",
  method: "DELETE",
  path: "/api/user/avatar",
  access: "user",
  session: "first",
  responses: { 204: null },
  summary: "Remove one's avatar",
});

export const getAvatar = operation({
  id: "getAvatar",
  area: "profile",
  method: "GET",
  path: "/api/avatars/{id}",
  access: "user",
  session: "parallel",
  params: z.strictObject({ id: idSchema }),
  responses: { 200: { mediaType: "image/jpeg", immutable: true } },
  errors: ["not_found"],
  summary: "A picture by its unguessable name",
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
    /** Follows what is really set up; it cannot be switched by itself. */
    twoFactorAuth: z.boolean(),
    sessionTimeout: z.boolean(),
    activityLogging: z.boolean(),
  }),
  api: z.strictObject({ enableApiAccess: z.boolean(), restrictApiAccess: z.boolean() }),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** What an account starts with (spec §9). */
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
  responses: { 200: preferencesSchema },
  summary: "The three groups of toggles",
});

export const updatePreferences = operation({
  id: "updatePreferences",
  area: "profile",
  method: "PUT",
  path: "/api/user/preferences",
  access: "user",
  session: "first",
  body: preferencesSchema,
  responses: { 200: preferencesSchema },
  errors: ["step_up_required"],
  summary: "Set all toggles; opening or widening API access asks for a fresh proof",
});

export const exportAccount = operation({
  id: "exportAccount",
  area: "profile",
  method: "GET",
  path: "/api/user/export",
  access: "user",
  session: "first",
  stepUp: true,
  responses: { 200: { mediaType: "application/json", fileName: "marquee-export.json" } },
  errors: ["too_many_requests"],
  summary: "Everything held about the user, as one JSON file",
});

export const deleteAccount = operation({
  id: "deleteAccount",
  area: "profile",
  method: "DELETE",
  path: "/api/user",
  access: "user",
  session: "first",
  body: z.strictObject({
    /** Needed by every account that has one; others need a fresh sign-in. */
    password: z.optional(z.string().check(z.maxLength(256, "Password is too long"))),
  }),
  responses: { 204: null },
  errors: ["step_up_required", "conflict", "too_many_requests"],
  summary: "Delete the account: everything goes but the ledger, which keeps no personal data",
});
