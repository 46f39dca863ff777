import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { securityWrites } from "../../live/notifications/security-notices.ts";
import {
  type CodePlace,
  countAppCodeGuess,
  countCodeGuess,
  forgiveCodeGuesses,
  giveBackAppCodeGuess,
} from "./count-code-guess.ts";
import { recoveryMark } from "./recovery-codes.ts";
import { type FactorKeys, openSecret, sealSecret } from "./sealed-secret.ts";
import { stepOfCode } from "./totp.ts";
import { readTwoFactor, type TwoFactor, twoFactorKey, twoFactorWrite } from "./two-factor.item.ts";

/** A code and where it was entered. */
export interface CodeGuess extends CodePlace {
  code: string;
}

/**
 * Checks a code of a user's authenticator app, or one of their recovery codes, and consumes it: each works once, even
 * when sent several times at the same moment. Guesses are counted before they are compared.
 * @throws AppError too_many_requests
 */
export async function verifySecondFactor(
  core: Core,
  keys: FactorKeys,
  { id: userId }: { id: string },
  guess: CodeGuess,
): Promise<"right" | "wrong"> {
  await countCodeGuess(core, userId, guess);
  const ofApp = /^\d{6}$/.test(guess.code);
  if (ofApp) await countAppCodeGuess(core, userId, guess);
  const row = await core.table.get(twoFactorKey(userId));
  const stored = row && readTwoFactor(row);
  if (!stored?.confirmed) return "wrong";
  const use = ofApp
    ? appCodeUse(core, keys, { userId, stored, digits: guess.code })
    : recoveryCodeUse(core, { userId, stored, guess });
  if (!use) return "wrong";
  try {
    await core.table.transact(use);
  } catch (error) {
    // Another request with the same code was faster.
    if (error instanceof TransactionRefused) return "wrong";
    throw error;
  }
  await Promise.all([
    forgiveCodeGuesses(core, userId, guess),
    ofApp ? giveBackAppCodeGuess(core, userId, guess) : undefined,
  ]);
  return "right";
}

/** The writes that consume an app's code. They also encrypt its secret again if the key has changed. */
function appCodeUse(
  core: Core,
  keys: FactorKeys,
  { userId, stored, digits }: { userId: string; stored: TwoFactor; digits: string },
): LabelledWrite[] | undefined {
  const { secret, outdated } = openSecret(keys, userId, stored.secret);
  const lastStep = stepOfCode(secret, digits, core.clock.now());
  if (lastStep === undefined || lastStep <= stored.lastStep) return undefined;
  const renewed = outdated ? { secret: sealSecret(keys, userId, secret) } : {};
  return [twoFactorWrite(userId, stored, { lastStep, ...renewed })];
}

/** The writes that consume a recovery code; undefined for a wrong one. Needs no key. */
function recoveryCodeUse(
  core: Core,
  { userId, stored, guess }: { userId: string; stored: TwoFactor; guess: CodeGuess },
): LabelledWrite[] | undefined {
  const mark = recoveryMark(userId, guess.code);
  if (!stored.recoveryCodes.includes(mark)) return undefined;
  const recoveryCodes = stored.recoveryCodes.filter((one) => one !== mark);
  return [
    twoFactorWrite(userId, stored, { recoveryCodes }),
    ...securityWrites(core, userId, "recovery_code_used", guess.caller),
  ];
}
