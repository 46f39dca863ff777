import { AppError } from "@marquee/contracts/errors";
import type { RegisterBody } from "@marquee/contracts/http/auth";
import { limits } from "@marquee/contracts/limits";
import { TransactionRefused } from "@marquee/table/table";
import { openingBalance } from "../credits/balance.item.ts";
import { fingerprint } from "../keys.ts";
import { resetLimit, spendLimit } from "../limits/limiter.ts";
import { type Core, isoTime } from "../ports.ts";
import { activeUser, newSession, type SessionSecrets } from "../sessions/sessions.ts";
import { dummyHash, hashPassword, verifyPassword } from "./passwords.ts";
import {
  emailGuardKey,
  guardWrite,
  profileItem,
  profileKey,
  readGuard,
  readUser,
  type UserRecord,
  usernameGuardKey,
} from "./user.item.ts";

/** Names that would let somebody pass for the house; the partner's name is added by configuration. */
const reservedUsernames = ["admin", "administrator", "marquee", "morgan", "support", "root", "system"];

const fifteenMinutesSeconds = 15 * 60;

export interface SignIn {
  user: UserRecord;
  /** The session cookie's value. */
  cookie: string;
}

/**
 * Makes an account at 0 credits and signs it in (spec §5, features.md ruling 2).
 * @throws AppError username_taken, email_taken, too_many_requests
 */
export async function register(
  core: Core,
  secrets: SessionSecrets,
  input: RegisterBody,
  caller: { ip: string; partnerUsername: string },
): Promise<SignIn> {
  await spendLimit(core, {
    scope: "register",
    key: fingerprint(caller.ip),
    max: limits.registerPerIpPerHour,
    windowSeconds: 3_600,
  });
  const wanted = input.username.toLowerCase();
  if (reservedUsernames.includes(wanted) || wanted === caller.partnerUsername.toLowerCase())
    throw taken("username");
  const nowMs = core.clock.now();
  const user: UserRecord = {
    id: core.ids.next("user", nowMs),
    username: input.username,
    name: input.name,
    email: input.email,
    phone: input.phone ?? null,
    phoneVerified: false,
    role: input.role,
    company: input.company,
    avatar: null,
    industry: null,
    budget: null,
    interests: [],
    isPartner: false,
    status: "active",
    passwordHash: await hashPassword(input.password),
    createdAt: isoTime(nowMs),
  };
  const session = newSession(core, secrets, user.id);
  await storeUser(core, user, [session.write]);
  return { user, cookie: session.cookie };
}

/** Stores a new account whole: its unique names, profile and empty balance. @throws AppError username_taken, email_taken */
export async function storeUser(
  core: Core,
  user: UserRecord,
  also: ReturnType<typeof newSession>["write"][] = [],
): Promise<void> {
  try {
    await core.table.transact([
      guardWrite("username", usernameGuardKey(user.username), user.id),
      guardWrite("email", emailGuardKey(user.email), user.id),
      { label: "profile", write: { op: "put", item: profileItem(user) } },
      { label: "balance", write: { op: "put", item: openingBalance(user.id) } },
      ...also,
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused && error.label === "username") throw taken("username");
    if (error instanceof TransactionRefused && error.label === "email") throw taken("email");
    throw error;
  }
}

function taken(field: "username" | "email"): AppError {
  const error = new AppError(field === "username" ? "username_taken" : "email_taken");
  return new AppError(error.code, { fields: { [field]: [error.message] } });
}

/**
 * Signs in by name and password. An unknown name costs the same time and says the same as a wrong password.
 * Guesses are counted per name and address together, so that an attack on a name does not lock its owner out.
 * @throws AppError invalid_credentials, account_suspended, too_many_requests
 */
export async function signIn(
  core: Core,
  secrets: SessionSecrets,
  input: { username: string; password: string },
  caller: { ip: string },
): Promise<SignIn> {
  const ip = fingerprint(caller.ip);
  const perName = {
    scope: "login-name",
    key: fingerprint(`${input.username.toLowerCase()}|${caller.ip}`),
    max: limits.loginPerNamePer15Min,
    windowSeconds: fifteenMinutesSeconds,
  };
  const [, , user] = await Promise.all([
    spendLimit(core, {
      scope: "login-ip",
      key: ip,
      max: limits.loginPerIpPer15Min,
      windowSeconds: fifteenMinutesSeconds,
    }),
    spendLimit(core, perName),
    findByUsername(core, input.username),
  ]);
  const right = await verifyPassword(input.password, user?.passwordHash ?? dummyHash);
  if (!user || !right) throw new AppError("invalid_credentials");
  if (user.status !== "active") throw new AppError("account_suspended");
  const session = newSession(core, secrets, user.id);
  try {
    await Promise.all([
      core.table.transact([
        { label: "user", write: { op: "check", key: profileKey(user.id), when: activeUser } },
        session.write,
      ]),
      resetLimit(core, perName),
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("account_suspended");
    throw error;
  }
  return { user, cookie: session.cookie };
}

async function findByUsername(core: Core, username: string): Promise<UserRecord | undefined> {
  const guard = await core.table.get(usernameGuardKey(username));
  if (!guard) return undefined;
  const row = await core.table.get(profileKey(readGuard(guard).userId));
  return row && readUser(row);
}
