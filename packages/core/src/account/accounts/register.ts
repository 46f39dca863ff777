import type { RegisterBody } from "@marquee/contracts/account/auth";
import { termsVersion } from "@marquee/contracts/account/terms";
import { openingOnboarding } from "@marquee/contracts/home/onboarding-progress";
import { limits, noWelcome, type WelcomeGrant } from "@marquee/contracts/limits";
import { defaultMailSettings } from "@marquee/contracts/live/mail-settings";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { openingCredits } from "../../credits/credits/welcome-grant.ts";
import { activityWrite } from "../../ground/activity/activity.ts";
import { hourSeconds } from "../../ground/throttles/limiter.ts";
import { spendPerNetwork } from "../../ground/throttles/network.ts";
import { refuseReserved } from "../../ground/users/free-username.ts";
import { takenError } from "../../ground/users/taken-error.ts";
import {
  emailGuardKey,
  googleGuardKey,
  guardWrite,
  openingPreferences,
  phoneGuardKey,
  profileItem,
  type UserRecord,
  usernameGuardKey,
} from "../../ground/users/user.item.ts";
import { noticeFor, noticeWrites } from "../../live/notifications/notices.ts";
import { isoTime } from "../../time.ts";
import { hashPassword } from "../passwords/hash.ts";
import { refuseCommonPassword } from "../passwords/refuse-common-password.ts";
import { confirmationLink } from "../profile/confirm-email.ts";
import { newSession, type SessionSecrets } from "../sessions/sessions.ts";

/** A new account, signed in. */
export interface Registered {
  user: UserRecord;
  /** The session cookie's value. */
  cookie: string;
}

/** The fields that a new account is made from; everything else starts at its defaults. */
export type NewUser = Pick<UserRecord, "username" | "name" | "email" | "company" | "role"> &
  Partial<Pick<UserRecord, "phone" | "phoneVerified" | "emailConfirmed" | "passwordHash" | "googleSubject">>;

/** A new account's record, at its defaults. Creating an account, in whichever way, accepts the terms in force. */
export function newUser(core: Core, from: NewUser): UserRecord {
  const nowMs = core.clock.now();
  return {
    id: core.ids.next("user", nowMs),
    username: from.username,
    name: from.name,
    email: from.email,
    phone: from.phone ?? null,
    phoneVerified: from.phoneVerified ?? false,
    role: from.role,
    company: from.company,
    avatar: null,
    industry: null,
    budget: null,
    interests: [],
    audiences: [],
    places: [],
    isPartner: false,
    status: "active",
    passwordHash: from.passwordHash ?? null,
    googleSubject: from.googleSubject ?? null,
    twoFactorEnabled: false,
    emailConfirmed: from.emailConfirmed ?? false,
    pendingEmail: null,
    preferences: openingPreferences,
    mailSettings: defaultMailSettings,
    apiAddresses: [],
    adminSince: null,
    acceptedTerms: { version: termsVersion, at: isoTime(nowMs) },
    ...openingOnboarding,
    createdAt: isoTime(nowMs),
  };
}

/**
 * Creates an account with 0 credits, until its address is confirmed, and signs it in. `confirmation` is the token of the link that confirms its email
 * address, to be mailed there.
 * @throws AppError validation_failed for a common password, username_taken, email_taken, too_many_requests
 */
export async function register(
  core: Core,
  secrets: SessionSecrets,
  input: RegisterBody,
  caller: Caller & { partnerUsername: string },
): Promise<Registered & { confirmation: string }> {
  refuseCommonPassword(input.password);
  await spendRegistration(core, caller);
  refuseReserved(input.username, caller.partnerUsername);
  const { username, name, email, company, role, phone = null } = input;
  const passwordHash = await hashPassword(input.password);
  const user = newUser(core, { username, name, email, company, role, phone, passwordHash });
  const link = confirmationLink(core, user.id, email);
  // Its address is not confirmed yet.
  const registered = await openAccount(core, secrets, user, caller, noWelcome, [link.write]);
  return { ...registered, confirmation: link.token };
}

/** Counts a new account against its creator's network, however it is created. @throws AppError too_many_requests */
export async function spendRegistration(core: Core, caller: Pick<Caller, "ip">): Promise<void> {
  await spendPerNetwork(core, caller, {
    scope: "register",
    max: limits.registerPerIpPerHour,
    windowSeconds: hourSeconds,
  });
}

/**
 * Stores a new account and signs it in, in one transaction with any other writes that must succeed with it. An account
 * that is confirmed from the start gets its welcome credits with it.
 * @throws AppError username_taken, email_taken, phone_taken
 */
export async function openAccount(
  core: Core,
  secrets: SessionSecrets,
  user: UserRecord,
  caller: Caller,
  welcome: WelcomeGrant,
  also: readonly LabelledWrite[] = [],
): Promise<Registered> {
  const session = newSession(core, secrets, user, caller);
  const greeting = noticeWrites(noticeFor(core, user, { kind: "welcome", about: { name: user.name } }));
  const registered = activityWrite(core, user.id, "registered", caller);
  await storeUser(core, user, [session.write, registered, ...greeting, ...also], welcome);
  return { user, cookie: session.cookie };
}

/**
 * Stores a new account: its unique names, profile and first balance, without a grant if the stage names none. A phone number is reserved only once verified.
 * @throws AppError username_taken, email_taken, phone_taken
 */
export async function storeUser(
  core: Core,
  user: UserRecord,
  also: readonly LabelledWrite[] = [],
  welcome: WelcomeGrant | null = null,
): Promise<void> {
  const { id, username, email, phone, phoneVerified, googleSubject } = user;
  try {
    await core.table.transact([
      guardWrite("username", usernameGuardKey(username), id),
      ...(email === null ? [] : [guardWrite("email", emailGuardKey(email), id)]),
      ...(phone !== null && phoneVerified ? [guardWrite("phone", phoneGuardKey(phone), id)] : []),
      ...(googleSubject === null ? [] : [guardWrite("google", googleGuardKey(googleSubject), id)]),
      { label: "profile", write: { op: "put", item: profileItem(user) } },
      ...(await openingCredits(core, user, welcome)),
      ...also,
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) {
      const { label } = error;
      if (label === "username" || label === "email" || label === "phone") throw takenError(label);
    }
    throw error;
  }
}
