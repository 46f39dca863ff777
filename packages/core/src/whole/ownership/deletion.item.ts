import { deletedUserName } from "@marquee/contracts/deals/deal-facts";
import { openingOnboarding } from "@marquee/contracts/home/onboarding-progress";
import { defaultMailSettings } from "@marquee/contracts/live/mail-settings";
import { all, attribute } from "@marquee/table/condition";
import type { Item, Key, LabelledWrite, Update, Write } from "@marquee/table/table";
import * as z from "zod/mini";
import { samePreferences } from "../../ground/users/save-preferences.ts";
import {
  activePerson,
  activeUser,
  isConfirmed,
  openingPreferences,
  profileItem,
  profileKey,
  type UserRecord,
} from "../../ground/users/user.item.ts";
import { codec } from "../../rows/codec.ts";
import { userOfPartition } from "../../rows/keys.ts";
import { deletedName as nobody } from "../../rows/row-kind.ts";
import { isoTime } from "../../time.ts";

/** Accounts that are being deleted, on the sweep index by when they are due next. */
export const deletionsShard = "DELETIONS";

const deletionCodec = codec({
  id: z.string(),
  /** Set once the profile contains nothing personal. */
  deletedAt: z._default(z.nullable(z.string()), null),
  /** The same for a person whose company stays. */
  personErasedAt: z._default(z.nullable(z.string()), null),
  /** Absent once the deletion is finished. */
  sweepAt: z._default(z.nullable(z.string()), null),
});
/** The progress of an account's deletion. */
export const readDeletion = deletionCodec.read;

/** Closes an account: nobody can sign in from now on, and the deletion continues whatever happens to its caller. */
export function closeAccountWrite(userId: string, lookAtMs: number): LabelledWrite {
  const write = { op: "update", ...closedProfile(userId, lookAtMs), when: activeUser } as const;
  return { label: "profile", write };
}

/** The same for a person whose company stays: the account goes on, and nobody can sign in as it any more. */
export function leavePersonWrite(userId: string, nowMs: number, lookAtMs: number): LabelledWrite {
  const write = { op: "update", ...leftProfile(userId, nowMs, lookAtMs), when: activePerson } as const;
  return { label: "profile", write };
}

/** The key of a profile, and what an update sets there to delete its person and leave the company. */
export function leftProfile(userId: string, nowMs: number, lookAtMs: number): Pick<Update, "key" | "set"> {
  const due = { sweepShard: deletionsShard, sweepAt: isoTime(lookAtMs) };
  return { key: profileKey(userId), set: { personDeletedAt: isoTime(nowMs), ...due } };
}

/** How the person of an account is noted as erased, apart from accounts that are erased as a whole. */
export const personNote = (userId: string) => `${personMark}${userId}`;

/** The account of such a note; undefined for the note of an account that is erased as a whole. */
export const personNoted = (note: string) =>
  note.startsWith(personMark) ? note.slice(personMark.length) : undefined;

const personMark = "person:";

/** The key of a profile, and what an update sets there to close the account and make its deletion due. */
export function closedProfile(userId: string, lookAtMs: number): Pick<Update, "key" | "set"> {
  return {
    key: profileKey(userId),
    set: { status: "deleted", sweepShard: deletionsShard, sweepAt: isoTime(lookAtMs) },
  };
}

/** What remains of a profile: its id and its place in the books. It is due once more at `lookAtMs`. */
export function tombstoneItem(user: UserRecord, nowMs: number, lookAtMs: number): Item {
  const { id, createdAt } = user;
  const rest: UserRecord = {
    id,
    createdAt,
    username: nobody,
    name: nobody,
    email: null,
    phone: null,
    phoneVerified: false,
    role: "brand",
    company: "",
    avatar: null,
    industry: null,
    budget: null,
    interests: [],
    audiences: [],
    places: [],
    isPartner: false,
    status: "deleted",
    passwordHash: null,
    googleSubject: null,
    twoFactorEnabled: false,
    emailConfirmed: false,
    pendingEmail: null,
    preferences: {
      ...openingPreferences,
      security: { ...openingPreferences.security, activityLogging: false },
    },
    mailSettings: defaultMailSettings,
    apiAddresses: [],
    adminSince: null,
    acceptedTerms: null,
    ...openingOnboarding,
  };
  return {
    ...profileItem(rest),
    deletedAt: isoTime(nowMs),
    sweepShard: deletionsShard,
    sweepAt: isoTime(lookAtMs),
  };
}

/**
 * Takes a person out of the profile that is also their company's. What says how the company is called, what it may do
 * and which clock it lives by stays. It is due once more at `lookAtMs`.
 */
export function withoutPersonWrite(user: UserRecord, nowMs: number, lookAtMs: number): Write {
  const { preferences, mailSettings } = user;
  const set: Partial<UserRecord> & { personErasedAt: string; sweepShard: string; sweepAt: string } = {
    username: nobody,
    name: deletedUserName,
    email: null,
    phone: null,
    phoneVerified: false,
    avatar: null,
    passwordHash: null,
    googleSubject: null,
    twoFactorEnabled: false,
    // What the company may do because somebody could be reached, such as free replies, it still may.
    emailConfirmed: isConfirmed(user),
    pendingEmail: null,
    preferences: {
      ...openingPreferences,
      security: { ...openingPreferences.security, activityLogging: false },
      api: preferences.api,
    },
    mailSettings: { ...defaultMailSettings, timeZone: mailSettings.timeZone },
    acceptedTerms: null,
    ...openingOnboarding,
    personErasedAt: isoTime(nowMs),
    sweepShard: deletionsShard,
    sweepAt: isoTime(lookAtMs),
  };
  // What a manager sets for the company meanwhile stays set, and so does a suspension.
  const when = all(attribute("status").isOneOf("active", "suspended"), samePreferences(user));
  return { op: "update", key: profileKey(user.id), set, when };
}

/** Marks the deletion as finished. */
export function deletionDoneWrite(userId: string): Write {
  return { op: "update", key: profileKey(userId), remove: ["sweepShard", "sweepAt"] };
}

/** The account that an entry of the sweep index refers to; the index contains only keys. */
export function sweptAccount({ pk }: Key): string {
  return userOfPartition(pk);
}
