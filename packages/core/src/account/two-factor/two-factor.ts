import { AppError } from "@marquee/contracts/errors";
import { all, any, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { activeUser, profileKey, type UserRecord } from "../../ground/users/user.item.ts";
import { type Mailing, sendQuietly } from "../../live/mail/mailing.ts";
import { twoFactorOffMail, twoFactorOnMail } from "../../live/mail/mails.ts";
import { securityWrites } from "../../live/notifications/security-notices.ts";
import { countCodeGuess, forgiveCodeGuesses } from "./count-code-guess.ts";
import { newRecoveryCodes, recoveryMark } from "./recovery-codes.ts";
import { type FactorKeys, openSecret, sealSecret } from "./sealed-secret.ts";
import { otpauthUrl, stepOfCode, totpSecret } from "./totp.ts";
import {
  pendingTwoFactorItem,
  readTwoFactor,
  type TwoFactor,
  twoFactorKey,
  twoFactorWrite,
} from "./two-factor.item.ts";

/** Whose second factor is changed, and from where. */
export interface TwoFactorChange {
  user: UserRecord;
  caller: Caller;
}

/**
 * Creates a secret for an authenticator app. It has no effect until `confirmTwoFactor`; a newer one replaces it.
 * @throws AppError conflict while a second factor is on
 */
export async function startTwoFactor(
  core: Core,
  keys: FactorKeys,
  user: UserRecord,
): Promise<{ secret: string; otpauthUrl: string }> {
  if (user.twoFactorEnabled) throw alreadyOn();
  const secret = totpSecret(core.ids.token());
  const sealed = sealSecret(keys, user.id, secret);
  try {
    await core.table.transact([
      {
        label: "user",
        write: { op: "check", key: profileKey(user.id), when: all(activeUser, isOff) },
      },
      {
        label: "twoFactor",
        write: { op: "put", item: pendingTwoFactorItem(user.id, sealed, core.clock.now()) },
      },
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) throw alreadyOn();
    throw error;
  }
  return { secret, otpauthUrl: otpauthUrl(user.username, secret) };
}

/**
 * Turns the second factor on with a first code of the app, which works once like every other. Returns the recovery
 * codes; only their fingerprints are stored.
 * @throws AppError invalid_code, conflict if none was started or one is already on, too_many_requests
 */
export async function confirmTwoFactor(
  core: Core,
  outside: { mailing: Mailing; keys: FactorKeys },
  change: TwoFactorChange & { code: string },
): Promise<string[]> {
  const { user, caller } = change;
  if (user.twoFactorEnabled) throw alreadyOn();
  await countCodeGuess(core, user.id, { caller });
  const nowMs = core.clock.now();
  const pending = await storedTwoFactor(core, user.id);
  if (!pending || pending.confirmed || pending.pendingUntilMs <= nowMs) throw notBegun();
  const { secret, outdated } = openSecret(outside.keys, user.id, pending.secret);
  const lastStep = stepOfCode(secret, change.code, nowMs);
  if (lastStep === undefined) throw new AppError("invalid_code");
  const codes = newRecoveryCodes(core.ids);
  await transactOrConflict(core, [
    profileWrite(user.id, true),
    twoFactorWrite(user.id, pending, {
      confirmed: true,
      lastStep,
      recoveryCodes: marks(user.id, codes),
      ...(outdated ? { secret: sealSecret(outside.keys, user.id, secret) } : {}),
    }),
    ...securityWrites(core, user.id, "two_factor_on", caller),
  ]);
  const { mailing } = outside;
  await Promise.all([
    forgiveCodeGuesses(core, user.id, { caller }),
    sendQuietly(core, mailing, user, twoFactorOnMail({ name: user.name, siteUrl: mailing.siteUrl })),
  ]);
  return codes;
}

/**
 * Replaces the recovery codes; the earlier ones stop working.
 * @throws AppError conflict while no second factor is on
 */
export async function createRecoveryCodes(core: Core, { user, caller }: TwoFactorChange): Promise<string[]> {
  const stored = await storedTwoFactor(core, user.id);
  if (!stored?.confirmed) throw new AppError("conflict", { message: "Two-factor authentication is off." });
  const codes = newRecoveryCodes(core.ids);
  await transactOrConflict(core, [
    twoFactorWrite(user.id, stored, { recoveryCodes: marks(user.id, codes) }),
    ...securityWrites(core, user.id, "recovery_codes_made", caller),
  ]);
  return codes;
}

/**
 * Turns the second factor off and deletes its secret and codes. Does nothing if it is already off.
 * @throws AppError conflict for an admin if admins need one
 */
export async function disableTwoFactor(
  core: Core,
  mailing: Mailing,
  { user, caller, adminsNeedIt }: TwoFactorChange & { adminsNeedIt: boolean },
): Promise<void> {
  if (adminsNeedIt && user.role === "admin") {
    throw new AppError("conflict", { message: "Admin accounts must keep two-factor authentication on." });
  }
  try {
    await core.table.transact([
      profileWrite(user.id, false),
      { label: "twoFactor", write: { op: "delete", key: twoFactorKey(user.id) } },
      ...securityWrites(core, user.id, "two_factor_off", caller),
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused && error.label === "profile") return;
    throw error;
  }
  await sendQuietly(core, mailing, user, twoFactorOffMail({ name: user.name, siteUrl: mailing.siteUrl }));
}

async function storedTwoFactor(core: Core, userId: string): Promise<TwoFactor | undefined> {
  const row = await core.table.get(twoFactorKey(userId));
  return row && readTwoFactor(row);
}

/** Rows written before this field existed count as off. */
const isOff = any(attribute("twoFactorEnabled").isAbsent, attribute("twoFactorEnabled").is(false));

function profileWrite(userId: string, on: boolean): LabelledWrite {
  return {
    label: "profile",
    write: {
      op: "update",
      key: profileKey(userId),
      set: { twoFactorEnabled: on },
      when: all(activeUser, on ? isOff : attribute("twoFactorEnabled").is(true)),
    },
  };
}

async function transactOrConflict(core: Core, writes: readonly LabelledWrite[]): Promise<void> {
  try {
    await core.table.transact(writes);
  } catch (error) {
    if (error instanceof TransactionRefused) throw new AppError("conflict");
    throw error;
  }
}

const marks = (userId: string, codes: readonly string[]) => codes.map((code) => recoveryMark(userId, code));

const alreadyOn = () => new AppError("conflict", { message: "Two-factor authentication is already on." });

const notBegun = () => new AppError("conflict", { message: "This setup has expired. Start again." });
