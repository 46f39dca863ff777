import { limits } from "@marquee/contracts/limits";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import { activityWrite } from "../activity/activity.ts";
import type { Caller } from "../caller.ts";
import { quarterHourSeconds, resetLimit, spendLimit } from "../limits/limiter.ts";
import type { Core } from "../ports.ts";
import { recoveryMark } from "./recovery-codes.ts";
import { stepOfCode } from "./totp.ts";
import { readTwoFactor, type TwoFactor, twoFactorKey, twoFactorWrite } from "./two-factor.item.ts";

/** Guesses at a user's second factor, from wherever they come. */
export const secondFactorLimit = (userId: string) => ({
  scope: "second-factor",
  key: userId,
  max: limits.proofsPerUserPer15Min,
  windowSeconds: quarterHourSeconds,
});

/**
 * Checks a code of a user's authenticator app, or one of their recovery codes, and uses it up: each counts once, however
 * close together it is sent. Guesses are counted before they are compared.
 * @throws AppError too_many_requests
 */
export async function verifySecondFactor(
  core: Core,
  user: { id: string },
  code: string,
  caller: Caller,
): Promise<"right" | "wrong"> {
  const limit = secondFactorLimit(user.id);
  await spendLimit(core, limit);
  const row = await core.table.get(twoFactorKey(user.id));
  const stored = row && readTwoFactor(row);
  const use = stored?.confirmed ? useOf(core, user.id, stored, code, caller) : undefined;
  if (!use) return "wrong";
  try {
    await core.table.transact(use);
  } catch (error) {
    // The same code was faster on another way.
    if (error instanceof TransactionRefused) return "wrong";
    throw error;
  }
  await resetLimit(core, limit);
  return "right";
}

/** The writes that use a right code up; undefined for a wrong one. */
function useOf(
  core: Core,
  userId: string,
  stored: TwoFactor,
  code: string,
  caller: Caller,
): LabelledWrite[] | undefined {
  const changed = (set: Partial<TwoFactor>) => twoFactorWrite(userId, stored, set);
  const digits = code.replaceAll(/\s/g, "");
  if (/^\d{6}$/.test(digits)) {
    const step = stepOfCode(stored.secret, digits, core.clock.now());
    return step !== undefined && step > stored.lastStep ? [changed({ lastStep: step })] : undefined;
  }
  const mark = recoveryMark(userId, code);
  if (!stored.recoveryCodes.includes(mark)) return undefined;
  const recoveryCodes = stored.recoveryCodes.filter((one) => one !== mark);
  return [changed({ recoveryCodes }), activityWrite(core, userId, "recovery_code_used", caller)];
}
