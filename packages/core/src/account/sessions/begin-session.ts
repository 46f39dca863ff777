import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { all, attribute, type Condition } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import * as z from "zod/mini";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { activityWrite } from "../../ground/activity/activity.ts";
import { isNewDeviceOf } from "../../ground/activity/new-device.ts";
import { memberKey, membershipPrefix, readMembership, roleIn } from "../../ground/identity/member.item.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import {
  activePerson,
  isActivePerson,
  profileKey,
  readUser,
  type UserRecord,
} from "../../ground/users/user.item.ts";
import { securityNotice } from "../../live/notifications/security-notices.ts";
import { codec } from "../../rows/codec.ts";
import { fingerprint, userPartition } from "../../rows/keys.ts";
import { flowItem, flowKey } from "./flow.item.ts";
import { countFlowTry } from "./flow.ts";
import { newSession, type SessionSecrets } from "./sessions.ts";

/** How every way to sign in ends: with a session, or with a request for a second factor. */
export type SignInOutcome =
  | {
      kind: "signed-in";
      user: UserRecord;
      cookie: string;
      /** Whether the device is new for the account: its owner is then notified. */
      isNewDevice: boolean;
    }
  /** `flow` becomes the browser's flow cookie; the second step is bound to it. */
  | { kind: "two-factor"; flow: string };

export interface VerifiedUser {
  user: UserRecord;
  caller: Caller;
  /** A condition on the profile for the sign-in to succeed, such as the verified password hash. */
  unchanged?: Condition;
  /** Other writes of the same transaction. */
  also?: readonly LabelledWrite[];
}

/**
 * Signs in a user whose first factor (password, Google, phone code) was right. If a second factor is set up, this
 * creates no session yet, only a flow that waits for it.
 * @throws AppError account_suspended, invalid_credentials if the credential has changed in the meantime
 */
export async function beginSession(
  core: Core,
  secrets: SessionSecrets,
  verified: VerifiedUser,
): Promise<SignInOutcome> {
  const { user, also = [] } = verified;
  if (!isActivePerson(user)) throw new AppError("account_suspended");
  if (!user.twoFactorEnabled) return openSession(core, secrets, verified);
  const flow = core.ids.token();
  const expiresAtMs = core.clock.now() + durations.signInFlowSeconds * 1_000;
  const waiting = { userId: user.id, tries: 0, passwordMark: passwordMark(user) };
  const step = flowItem(flowKey(fingerprint(flow), "TWOFACTOR"), expiresAtMs, waiting);
  await core.table.transact([...also, { label: "flow", write: { op: "put", item: step } }]);
  return { kind: "two-factor", flow };
}

async function openSession(
  core: Core,
  secrets: SessionSecrets,
  { user, caller, unchanged, also = [] }: VerifiedUser,
): Promise<Extract<SignInOutcome, { kind: "signed-in" }>> {
  const session = newSession(core, secrets, user, caller, await firstAccount(core, user.id));
  const when = unchanged ? all(activePerson, unchanged) : activePerson;
  const isNewDevice = await isNewDeviceOf(core, user.id, caller);
  const touchesProfile = also.some(({ label }) => label === "profile");
  try {
    await core.table.transact([
      ...(touchesProfile
        ? []
        : [{ label: "user" as const, write: { op: "check" as const, key: profileKey(user.id), when } }]),
      ...also,
      session.write,
      activityWrite(core, user.id, "signed_in", caller),
      ...(isNewDevice ? [securityNotice(core, user.id, "signed_in", caller)] : []),
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused && error.label === "user") {
      const status = error.item && readUser(error.item).status;
      throw new AppError(status === "suspended" ? "account_suspended" : "invalid_credentials");
    }
    throw error;
  }
  return { kind: "signed-in", user, cookie: session.cookie, isNewDevice };
}

/** The account to act for first: one's own, or the first of the others for somebody who has left their own. */
async function firstAccount(core: Core, userId: string): Promise<string> {
  const own = await core.table.get(memberKey(userId, userId));
  if (roleIn(inPerson(userId), own) !== null) return userId;
  const pk = userPartition(userId);
  const { items } = await core.table.query({ pk, sk: { beginsWith: membershipPrefix }, limit: 1 });
  return items[0] ? readMembership(items[0]).accountId : userId;
}

const stepCodec = codec({
  userId: z.string(),
  expiresAtMs: z.number(),
  tries: z.number(),
  /** Detects a password change after the first step. */
  passwordMark: z.string(),
});

function passwordMark({ passwordHash }: Pick<UserRecord, "passwordHash">): string {
  return fingerprint(passwordHash ?? "");
}

/** Checks a code of the user's second factor and consumes it. */
export type VerifySecondFactor = (user: UserRecord, code: string) => Promise<"right" | "wrong">;

/**
 * Finishes a sign-in that waits for its second factor. A try is counted before the code is compared, so that parallel
 * guesses get no more tries than serial ones. After the last try, or if the password changed since the first step, the
 * sign-in has to start again.
 * @throws AppError flow_expired, invalid_code, account_suspended, and what `verify` throws
 */
export async function completeSignIn(
  core: Core,
  secrets: SessionSecrets,
  step: { flow: string | undefined; code: string; caller: Caller },
  verify: VerifySecondFactor,
): Promise<Extract<SignInOutcome, { kind: "signed-in" }>> {
  if (step.flow === undefined) throw new AppError("flow_expired");
  const key = flowKey(step.flow, "TWOFACTOR");
  const { userId, passwordMark: mark } = stepCodec.read(
    await countFlowTry(core, key, limits.secondFactorTries),
  );
  const profile = await core.table.get(profileKey(userId));
  const user = profile && readUser(profile);
  if (!user || passwordMark(user) !== mark) throw new AppError("flow_expired");
  if (!isActivePerson(user)) throw new AppError("account_suspended");
  if ((await verify(user, step.code)) === "wrong") throw new AppError("invalid_code");
  const used: LabelledWrite = {
    label: "flow",
    write: { op: "delete", key, when: attribute("expiresAtMs").above(core.clock.now()) },
  };
  const unchanged = attribute("passwordHash").is(user.passwordHash);
  try {
    return await openSession(core, secrets, { user, caller: step.caller, unchanged, also: [used] });
  } catch (error) {
    if (error instanceof TransactionRefused && error.label === "flow") throw new AppError("flow_expired");
    throw error;
  }
}
