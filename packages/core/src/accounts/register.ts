import { AppError } from "@marquee/contracts/errors";
import type { RegisterBody } from "@marquee/contracts/http/auth";
import { limits } from "@marquee/contracts/limits";
import { termsVersion } from "@marquee/contracts/terms";
import { attribute } from "@marquee/table/condition";
import { ConditionRefused, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import { activityWrite } from "../activity/activity.ts";
import type { Caller } from "../caller.ts";
import { openingBalance } from "../credits/balance.item.ts";
import { hourSeconds } from "../limits/limiter.ts";
import { spendPerNetwork } from "../limits/network.ts";
import { refuseCommonPassword } from "../passwords/refuse-common-password.ts";
import { type Core, isoTime } from "../ports.ts";
import { confirmationLink } from "../profile/confirm-email.ts";
import { newSession, type SessionSecrets } from "../sessions/sessions.ts";
import { beginSession, type SignInOutcome } from "../sessions/sign-in.ts";
import { countPasswordGuess } from "./count-password-guess.ts";
import { findOwnerEvenly } from "./find-user.ts";
import { dummyHash, hashPassword, isOutdated, verifyPassword } from "./passwords.ts";
import {
  emailGuardKey,
  googleGuardKey,
  guardWrite,
  openingPreferences,
  phoneGuardKey,
  profileItem,
  profileKey,
  type UserRecord,
  usernameGuardKey,
} from "./user.item.ts";

/** Names that would let somebody pass for the house; the partner's name is added by configuration. */
const reservedUsernames = ["admin", "administrator", "marquee", "morgan", "support", "root", "system"];

/** A new account, signed in. */
export interface Registered {
  user: UserRecord;
  /** The session cookie's value. */
  cookie: string;
}

/** What a new account is made of; everything else starts as it does for everybody. */
export type NewUser = Pick<UserRecord, "username" | "name" | "email" | "company" | "role"> &
  Partial<Pick<UserRecord, "phone" | "phoneVerified" | "emailConfirmed" | "passwordHash" | "googleSubject">>;

/** A new account's record, at its defaults. Whoever creates an account accepts the terms in force (docs/decisions/0029). */
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
    isPartner: false,
    status: "active",
    passwordHash: from.passwordHash ?? null,
    googleSubject: from.googleSubject ?? null,
    twoFactorEnabled: false,
    emailConfirmed: from.emailConfirmed ?? false,
    pendingEmail: null,
    preferences: openingPreferences,
    apiAddresses: [],
    adminSince: null,
    acceptedTerms: { version: termsVersion, at: isoTime(nowMs) },
    createdAt: isoTime(nowMs),
  };
}

/**
 * Makes an account at 0 credits, signs it in. `confirmation` is the token of the link that confirms its address, to
 * be mailed there.
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
  const registered = await openAccount(core, secrets, user, caller, [link.write]);
  return { ...registered, confirmation: link.token };
}

/** Counts a new account for its maker's network, whichever way it is made. @throws AppError too_many_requests */
export async function spendRegistration(core: Core, caller: Pick<Caller, "ip">): Promise<void> {
  await spendPerNetwork(core, caller, {
    scope: "register",
    max: limits.registerPerIpPerHour,
    windowSeconds: hourSeconds,
  });
}

/** Refuses names of the house and the partner's. @throws AppError username_taken */
export function refuseReserved(username: string, partnerUsername: string): void {
  const wanted = username.toLowerCase();
  if (reservedUsernames.includes(wanted) || wanted === partnerUsername.toLowerCase()) throw taken("username");
}

/**
 * Stores a new account and signs it in, in one transaction with whatever else must come true with it.
 * @throws AppError username_taken, email_taken, phone_taken
 */
export async function openAccount(
  core: Core,
  secrets: SessionSecrets,
  user: UserRecord,
  caller: Caller,
  also: readonly LabelledWrite[] = [],
): Promise<Registered> {
  const session = newSession(core, secrets, user, caller);
  await storeUser(core, user, [session.write, activityWrite(core, user.id, "registered", caller), ...also]);
  return { user, cookie: session.cookie };
}

/**
 * Stores a new account whole: its unique names, profile and empty balance. A phone number is its own only once verified.
 * @throws AppError username_taken, email_taken, phone_taken
 */
export async function storeUser(
  core: Core,
  user: UserRecord,
  also: readonly LabelledWrite[] = [],
): Promise<void> {
  const { id, username, email, phone, phoneVerified, googleSubject } = user;
  try {
    await core.table.transact([
      guardWrite("username", usernameGuardKey(username), id),
      ...(email === null ? [] : [guardWrite("email", emailGuardKey(email), id)]),
      ...(phone !== null && phoneVerified ? [guardWrite("phone", phoneGuardKey(phone), id)] : []),
      ...(googleSubject === null ? [] : [guardWrite("google", googleGuardKey(googleSubject), id)]),
      { label: "profile", write: { op: "put", item: profileItem(user) } },
      { label: "balance", write: { op: "put", item: openingBalance(id) } },
      ...also,
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) {
      const { label } = error;
      if (label === "username" || label === "email" || label === "phone") throw taken(label);
    }
    throw error;
  }
}

/** That somebody else holds a unique name, address or number, said beside its field. */
export function taken(field: "username" | "email" | "phone"): AppError {
  const error = new AppError(`${field}_taken`);
  return new AppError(error.code, { fields: { [field]: [error.message] } });
}

/**
 * Signs in by name and password. An unknown name costs the same time and says the same as a wrong password. Guesses are
 * slowed down more and more, and no attack on a name locks anybody out (docs/decisions/0020).
 * @throws AppError invalid_credentials, account_suspended, too_many_requests
 */
export async function signIn(
  core: Core,
  secrets: SessionSecrets,
  input: { username: string; password: string },
  caller: Caller,
): Promise<SignInOutcome> {
  const [guess, user] = await Promise.all([
    countPasswordGuess(core, input.username, caller),
    findOwnerEvenly(core, usernameGuardKey(input.username)),
  ]);
  await guess.waitUnderAttack(user);
  const right = await verifyPassword(input.password, user?.passwordHash ?? dummyHash);
  if (!user || !right || user.passwordHash === null) throw new AppError("invalid_credentials");
  const passwordHash = await strengthened(core, user.id, input.password, user.passwordHash);
  const [outcome] = await Promise.all([
    // A password that was changed while it was being verified opens nothing any more.
    beginSession(core, secrets, {
      user: { ...user, passwordHash },
      caller,
      unchanged: attribute("passwordHash").is(passwordHash),
    }),
    guess.wasRight(),
  ]);
  return outcome;
}

/** The stored hash of a password just found right; one of weaker parameters is replaced by a current one. */
async function strengthened(core: Core, userId: string, password: string, stored: string): Promise<string> {
  if (!isOutdated(stored)) return stored;
  const passwordHash = await hashPassword(password);
  try {
    await core.table.write({
      op: "update",
      key: profileKey(userId),
      set: { passwordHash },
      when: attribute("passwordHash").is(stored),
    });
    return passwordHash;
  } catch (error) {
    // It was changed meanwhile, or strengthened by another sign-in: this one starts again.
    if (error instanceof ConditionRefused) throw new AppError("invalid_credentials");
    throw error;
  }
}
