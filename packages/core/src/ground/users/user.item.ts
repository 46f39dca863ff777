import type { ApiAccess } from "@marquee/contracts/account/api-keys";
import type { User } from "@marquee/contracts/account/auth";
import type { GrantPayer, GrantScope } from "@marquee/contracts/account/grant-scopes";
import { defaultPreferences, type Preferences } from "@marquee/contracts/account/profile";
import type { TeamRole } from "@marquee/contracts/account/team-roles";
import type { Viewing } from "@marquee/contracts/account/viewing";
import { industries, userRoles } from "@marquee/contracts/enums";
import { isTimeZone, unknownPlaceZone } from "@marquee/contracts/events/event-time";
import {
  type Onboarding,
  onboardingSchema,
  openingOnboarding,
} from "@marquee/contracts/home/onboarding-progress";
import { tourSteps } from "@marquee/contracts/home/tour-steps";
import {
  defaultMailSettings,
  type MailSettings,
  mailSettingsSchema,
} from "@marquee/contracts/live/mail-settings";
import { absent, all, any, attribute, type Condition } from "@marquee/table/condition";
import type { Key, LabelledWrite } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import type { List } from "../../rows/lists.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import type { TransactionLabel } from "../../rows/transaction-labels.ts";
import { isoTime } from "../../time.ts";

/**
 * The toggles of a profile: those of its person, and in `api` those of the account, which its managers set. Whether a
 * second factor is set up is stored separately.
 */
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

/** Every user by the time of registration. */
export const userList: List = { name: "USERS", shards: 1 };

const { wizard } = onboardingSchema.shape;

/** The user's onboarding progress: separate attributes, each written on its own. */
const onboardingShape = {
  tourOffered: z._default(z.int(), openingOnboarding.tourOffered),
  tourCompleted: z._default(z.int(), openingOnboarding.tourCompleted),
  tourStep: z._default(z.nullable(z.string()), openingOnboarding.tourStep),
  welcomed: z._default(z.boolean(), openingOnboarding.welcomed),
  wizard: z._default(wizard, openingOnboarding.wizard),
  checklistDismissed: z._default(z.boolean(), openingOnboarding.checklistDismissed),
};

/** A deleted account is closed first, then erased; what remains is a tombstone for the books. */
export const userStatuses = ["active", "suspended", "deleted"] as const;

// Fields that are missing in older rows read as their default.
const userEntity = entity({
  rowType: "user",
  shape: {
    id: z.string(),
    username: z.string(),
    name: z.string(),
    /** Null only for an account that registered with just a phone number. */
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    phoneVerified: z.boolean(),
    role: z.enum(userRoles),
    company: z.string(),
    avatar: z.nullable(z.string()),
    industry: z.nullable(z.enum(industries)),
    /**
     * Incremented whenever the account takes a spot, or a place in line, where its industry counts: a change of the
     * industry requires the number it was based on. Absent before the first time.
     */
    sponsorTurn: z.optional(z.int()),
    /**
     * When the account last published an event, or took a spot or a place in line: what only some roles may do. A
     * change of the role requires the value that it was based on. Absent before the first time.
     */
    committedAt: z.optional(z.string()),
    budget: z.nullable(z.number()),
    interests: z.array(z.string()),
    audiences: z._default(z.array(z.string()), []),
    places: z._default(z.array(z.string()), []),
    isPartner: z.boolean(),
    /** Whether somebody has ever joined the account; until then nobody has to ask who its people are. */
    hasTeam: z.optional(z.boolean()),
    status: z.enum(userStatuses),
    /** When the person who registered the account was deleted, whose company others keep. Nobody signs in as it. */
    personDeletedAt: z.optional(z.string()),
    /** PHC string of argon2id; null for a user who signs in only with Google or a phone. */
    passwordHash: z.nullable(z.string()),
    /** The account's key at Google; its email is never one. */
    googleSubject: z._default(z.nullable(z.string()), null),
    twoFactorEnabled: z._default(z.boolean(), false),
    /** Whether its owner opened a link that was mailed to the address, or Google has verified it. */
    emailConfirmed: z._default(z.boolean(), false),
    /** A new address that waits to be confirmed. */
    pendingEmail: z._default(z.nullable(z.string()), null),
    preferences: z._default(preferencesSchema, openingPreferences),
    /** The version of the preferences, absent before the first change: a write requires the version it was based on. */
    preferencesVersion: z.optional(z.number()),
    /** The time zone of the account, by which its days and hours are counted; absent until it was found out. */
    timeZone: z.optional(z.string()),
    /** When and how notifications are mailed. Its zone is the account's where that has none of its own. */
    mailSettings: z._default(mailSettingsSchema, defaultMailSettings),
    /** The addresses from which API keys work while API access is restricted. */
    apiAddresses: z._default(z.array(z.string()), []),
    /** When the account became an admin; null for others, and for rows written before this field existed. */
    adminSince: z._default(z.nullable(z.string()), null),
    /** Null for accounts that were created before this was stored, and for those of the demo. */
    acceptedTerms: z._default(z.nullable(z.object({ version: z.string(), at: z.string() })), null),
    ...onboardingShape,
    createdAt: z.string(),
  },
  key: ({ id }: { id: string }) => ({ pk: userPartition(id), sk: "PROFILE" }),
  list: ({ id, createdAt }) => ({ list: userList, at: `${createdAt}#${id}` }),
});
export type UserRecord = ReturnType<typeof userEntity.read>;

export const readUser = userEntity.read;

export const profileKey = (userId: string): Key => userEntity.key({ id: userId });

export const profileItem = userEntity.item;

/** Condition on the profile of an account in use. */
export const activeUser = attribute("status").is("active");

/** Whether a profile's person may sign in: its account is active, and they did not leave it for good. */
export function isActivePerson({
  status,
  personDeletedAt,
}: Pick<UserRecord, "status" | "personDeletedAt">): boolean {
  return status === "active" && personDeletedAt === undefined;
}

/** The same as a condition on the profile's row. */
export const activePerson: Condition = all(activeUser, attribute("personDeletedAt").isAbsent);

/** Whether the account's owner has proven a way to be reached: by mail, by phone or by Google. */
export function isConfirmed({
  emailConfirmed,
  phoneVerified,
  googleSubject,
}: Pick<UserRecord, "emailConfirmed" | "phoneVerified" | "googleSubject">): boolean {
  return emailConfirmed || phoneVerified || googleSubject !== null;
}

/** The address or number under which an account's owner has proven to be reached; empty if there is none. */
export function confirmedAddress({
  email,
  emailConfirmed,
  googleSubject,
  phone,
  phoneVerified,
}: Pick<UserRecord, "email" | "emailConfirmed" | "googleSubject" | "phone" | "phoneVerified">): string {
  if (email !== null && (emailConfirmed || googleSubject !== null)) return email;
  return phone !== null && phoneVerified ? phone : "";
}

/** The same as a condition on the profile's row; any string is above " ", null and a missing attribute are not. */
export const confirmedAccount: Condition = any(
  attribute("emailConfirmed").is(true),
  attribute("phoneVerified").is(true),
  attribute("googleSubject").above(" "),
);

const guardEntity = entity({
  rowType: "guard",
  shape: { userId: z.string() },
  key: ({ by, name }: { by: "USERNAME" | "EMAIL" | "PHONE" | "GOOGLE"; name: string }) => ({
    pk: `${by}#${name}`,
    sk: "GUARD",
  }),
});
export const readGuard = guardEntity.read;

/** Unique names are separate rows, written in the transaction that needs them. */
export const usernameGuardKey = (username: string): Key =>
  guardEntity.key({ by: "USERNAME", name: username.toLowerCase() });

export const emailGuardKey = (email: string): Key =>
  guardEntity.key({ by: "EMAIL", name: email.toLowerCase() });

/** By E.164. */
export const phoneGuardKey = (phone: string): Key => guardEntity.key({ by: "PHONE", name: phone });

export const googleGuardKey = (subject: string): Key => guardEntity.key({ by: "GOOGLE", name: subject });

export function guardWrite(label: TransactionLabel, key: Key, userId: string): LabelledWrite {
  return {
    label,
    write: { op: "put", item: { ...key, ...guardEntity.mark, userId }, when: absent },
  };
}

/** A profile's toggles as responses show them; two-factor sign-in reflects what is actually set up. */
export function preferencesOf(user: UserRecord): Preferences {
  const { notifications, security, api } = user.preferences;
  return { notifications, security: { twoFactorAuth: user.twoFactorEnabled, ...security }, api };
}

/** Whether, how far and from where keys open an account. */
export function apiAccessOf({
  preferences,
  apiAddresses,
}: Pick<UserRecord, "preferences" | "apiAddresses">): ApiAccess {
  return { ...preferences.api, addresses: apiAddresses };
}

type Zoned = Pick<UserRecord, "timeZone" | "mailSettings">;

/** The zone of an account as far as it is known: chosen, or found out from a browser. */
function knownZone({ timeZone, mailSettings }: Zoned): string | null {
  return timeZone ?? (mailSettings.timeZone === unknownPlaceZone ? null : mailSettings.timeZone);
}

/** The time zone by which an account's days and hours are counted; UTC while nobody knows it. */
export function zoneOf(user: Zoned): string {
  const zone = knownZone(user);
  // A zone that was stored by another platform may have another name on this one.
  return zone !== null && isTimeZone(zone) ? zone : unknownPlaceZone;
}

/** When and how a user is mailed, on the account's clock. */
export function mailSettingsOf(user: UserRecord): MailSettings {
  return { ...user.mailSettings, timeZone: zoneOf(user) };
}

/** The user's onboarding progress. */
export function onboardingOf(user: UserRecord): Onboarding {
  const { tourOffered, tourCompleted, tourStep, welcomed, wizard: end, checklistDismissed } = user;
  // A step that a later release removed is no place to continue from.
  const step = tourSteps.find(({ id }) => id === tourStep)?.id ?? null;
  return { tourOffered, tourCompleted, tourStep: step, welcomed, wizard: end, checklistDismissed };
}

/** The account that a user acts for, and what they may do in it. */
export interface ActedFor {
  account: UserRecord;
  teamRole: TeamRole | null;
  /** The grant through which they act for it, and whose it is; undefined for one of the account's own people. */
  through:
    | { account: UserRecord; scope: GrantScope; payer: GrantPayer; viewing?: Viewing | undefined }
    | undefined;
}

/** The name of an account: its company's, or its owner's where it has none. */
export function companyOf({ company, name }: Pick<UserRecord, "company" | "name">): string {
  return company || name;
}

function publicThrough({
  account,
  scope,
  payer,
  viewing,
}: NonNullable<ActedFor["through"]>): User["through"] {
  return {
    id: account.id,
    name: companyOf(account),
    scope,
    payer,
    viewing: viewing ? { until: isoTime(viewing.endsAtMs), messagesOpen: viewing.messagesOpen } : null,
  };
}

/** The user as responses show it, with the account that they act for: named fields only, never the hash. */
export function publicUser(user: UserRecord, actedFor?: ActedFor): User {
  const { account, teamRole, through } = actedFor ?? { account: user, teamRole: "owner" };
  return {
    id: user.id,
    accountId: account.id,
    teamRole,
    through: through ? publicThrough(through) : null,
    hasTeam: account.hasTeam ?? false,
    username: user.username,
    name: user.name,
    email: user.email,
    phone: user.phone,
    phoneVerified: user.phoneVerified,
    role: account.role,
    company: account.company,
    avatar: user.avatar,
    industry: account.industry,
    budget: account.budget,
    interests: account.interests,
    audiences: account.audiences,
    places: account.places,
    timeZone: knownZone(account),
    isPartner: account.isPartner,
    twoFactorEnabled: user.twoFactorEnabled,
    hasPassword: user.passwordHash !== null,
    googleLinked: user.googleSubject !== null,
    pendingEmail: user.pendingEmail,
    confirmed: isConfirmed(user),
    onboarding: onboardingOf(user),
    createdAt: user.createdAt,
  };
}

export const userRows: RowKind<typeof userEntity> = {
  entity: userEntity,
  owner: "partition",
  // It is also the company's, whose facts stay in it: the deletion takes the person out as its last step.
  person: "rows",
  export(row) {
    const user = readUser(row);
    const { acceptedTerms } = user;
    // What they may do in which account is in the rows of members, memberships and grants.
    const { accountId: _, teamRole: __, through: ___, hasTeam: ____, ...shown } = publicUser(user);
    return {
      ...shown,
      preferences: preferencesOf(user),
      mailSettings: mailSettingsOf(user),
      apiAccess: apiAccessOf(user),
      acceptedTerms,
    };
  },
  onDelete: {
    // By the deletion itself, as its last step: until then the rest is found through the profile.
    keep: "It stays as a tombstone without personal data, so that the ledger still has its account.",
  },
};

export const userPage: RowPage<typeof userEntity> = {
  entity: userEntity,
  rows: [
    {
      name: "User",
      sample: { id: "{user}", createdAt: "{time}" },
      reached: "Get by user; all users, for admins and the ledger check",
    },
  ],
  kept: "One for each account.",
};

export const guardRows: RowKind<typeof guardEntity> = {
  entity: guardEntity,
  owner: "elsewhere",
  person: "rows",
  export: { notShown: "It repeats the account's own names." },
  onDelete: "erase",
};

export const guardPage: RowPage<typeof guardEntity> = {
  entity: guardEntity,
  rows: [
    {
      name: "Username guard",
      sample: { by: "USERNAME", name: "{username}" },
      reached: "Get by name at sign-in; put if absent at registration",
    },
    {
      name: "Email guard",
      sample: { by: "EMAIL", name: "{email}" },
      reached: "Put if absent at registration",
    },
    {
      name: "Phone guard",
      sample: { by: "PHONE", name: "{e164}" },
      reached: "Get by number after its code was correct; put if absent at registration",
    },
    {
      name: "Google guard",
      sample: { by: "GOOGLE", name: "{subject}" },
      reached: "Get by subject at sign-in; put if absent when the account is created or linked",
    },
  ],
  kept: "As long as its account has the name.",
};
