import { industries, userRoles } from "@marquee/contracts/enums";
import type { User } from "@marquee/contracts/http/auth";
import { defaultPreferences } from "@marquee/contracts/http/profile";
import { absent, any, attribute, type Condition } from "@marquee/table/condition";
import type { Item, Key, LabelledWrite } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";

/** The toggles of the account; whether a second factor is set up stands beside them. */
const preferencesSchema = z.object({
  notifications: z.object({
    emailNotifications: z.boolean(),
    dealUpdates: z.boolean(),
    newEvents: z.boolean(),
    sponsorshipOpportunities: z.boolean(),
    marketingInsights: z.boolean(),
  }),
  security: z.object({ sessionTimeout: z.boolean(), activityLogging: z.boolean() }),
  api: z.object({ enableApiAccess: z.boolean(), restrictApiAccess: z.boolean() }),
});
export type StoredPreferences = z.infer<typeof preferencesSchema>;

const { sessionTimeout, activityLogging } = defaultPreferences.security;
export const openingPreferences: StoredPreferences = {
  ...defaultPreferences,
  security: { sessionTimeout, activityLogging },
};

// Rows of before a field existed read as its default.
const userCodec = codec({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  /** Null only for who registered with a phone number alone. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  phoneVerified: z.boolean(),
  role: z.enum(userRoles),
  company: z.string(),
  avatar: z.nullable(z.string()),
  industry: z.nullable(z.enum(industries)),
  budget: z.nullable(z.number()),
  interests: z.array(z.string()),
  isPartner: z.boolean(),
  /** A deleted account is closed first, then erased; what is left of it is a tombstone for the books. */
  status: z.enum(["active", "suspended", "deleted"]),
  /** PHC string of argon2id; null for who signs in with Google or a phone only. */
  passwordHash: z.nullable(z.string()),
  /** The account's key at Google; its email is never one. */
  googleSubject: z._default(z.nullable(z.string()), null),
  twoFactorEnabled: z._default(z.boolean(), false),
  /** Whether its owner opened a link that was mailed to the address, or Google vouched for it. */
  emailConfirmed: z._default(z.boolean(), false),
  /** A new address that waits for its confirmation. */
  pendingEmail: z._default(z.nullable(z.string()), null),
  preferences: z._default(preferencesSchema, openingPreferences),
  /** From where API keys work while API access is restricted. */
  apiAddresses: z._default(z.array(z.string()), []),
  /** When the account became an admin; null for others, and for admins of before this was stored. */
  adminSince: z._default(z.nullable(z.string()), null),
  /** Null for accounts that were made before this was stored, and for those of the demo. */
  acceptedTerms: z._default(z.nullable(z.object({ version: z.string(), at: z.string() })), null),
  createdAt: z.string(),
});
export type UserRecord = ReturnType<typeof userCodec.read>;

export const readUser = userCodec.read;

export function profileKey(userId: string): Key {
  return { pk: userPartition(userId), sk: "PROFILE" };
}

/** Every user by the time of registration, on the first global index. */
export const usersPartition = "USERS";

/** A user's place on that list. */
export function userTime({ id, createdAt }: Pick<UserRecord, "id" | "createdAt">): string {
  return `${createdAt}#${id}`;
}

export function profileItem(user: UserRecord): Item {
  return {
    ...profileKey(user.id),
    gsi1pk: usersPartition,
    gsi1sk: userTime(user),
    rowType: "user",
    v: rowVersion,
    ...user,
  };
}

/** Whether an account is known to belong to who can be reached: by mail, by phone or by Google. */
export function isConfirmed({
  emailConfirmed,
  phoneVerified,
  googleSubject,
}: Pick<UserRecord, "emailConfirmed" | "phoneVerified" | "googleSubject">): boolean {
  return emailConfirmed || phoneVerified || googleSubject !== null;
}

/** The same as a condition on the profile's row; a string is above the empty one, null and nothing are not. */
export const confirmedAccount: Condition = any(
  attribute("emailConfirmed").is(true),
  attribute("phoneVerified").is(true),
  attribute("googleSubject").above(" "),
);

const guardCodec = codec({ userId: z.string() });
export const readGuard = guardCodec.read;

/** Unique names are rows of their own, written in the transaction that needs them. */
export function usernameGuardKey(username: string): Key {
  return { pk: `USERNAME#${username.toLowerCase()}`, sk: "GUARD" };
}

export function emailGuardKey(email: string): Key {
  return { pk: `EMAIL#${email.toLowerCase()}`, sk: "GUARD" };
}

/** By E.164. */
export function phoneGuardKey(phone: string): Key {
  return { pk: `PHONE#${phone}`, sk: "GUARD" };
}

export function googleGuardKey(subject: string): Key {
  return { pk: `GOOGLE#${subject}`, sk: "GUARD" };
}

export function guardWrite(label: string, key: Key, userId: string): LabelledWrite {
  return {
    label,
    write: { op: "put", item: { ...key, rowType: "guard", v: rowVersion, userId }, when: absent },
  };
}

/** The user as answers show it: named fields only, never the hash. */
export function publicUser(user: UserRecord): User {
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    email: user.email,
    phone: user.phone,
    phoneVerified: user.phoneVerified,
    role: user.role,
    company: user.company,
    avatar: user.avatar,
    industry: user.industry,
    budget: user.budget,
    interests: user.interests,
    isPartner: user.isPartner,
    twoFactorEnabled: user.twoFactorEnabled,
    hasPassword: user.passwordHash !== null,
    googleLinked: user.googleSubject !== null,
    pendingEmail: user.pendingEmail,
    confirmed: isConfirmed(user),
    createdAt: user.createdAt,
  };
}
