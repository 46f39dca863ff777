import { timingSafeEqual } from "node:crypto";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { all, attribute } from "@marquee/table/condition";
import { ConditionRefused, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { findOwner } from "../../ground/users/find-user.ts";
import { phoneGuardKey } from "../../ground/users/user.item.ts";
import { fingerprint } from "../../rows/keys.ts";
import { beginSession, type SignInOutcome } from "../sessions/begin-session.ts";
import type { SessionSecrets } from "../sessions/sessions.ts";
import { type PhoneCode, phoneCodeKey, readPhoneCode, verifiedPhoneItem } from "./phone-flow.item.ts";
import { parsePhoneNumber } from "./phone-number.ts";
import { type CodesKeys, phoneCodeMac } from "./send-code.ts";

/** A right code signs in the owner of the number, or verifies the number for a registration from this browser. */
export type PhoneOutcome = SignInOutcome | { kind: "verified"; phone: string; flow: string };

export interface PhoneGuess {
  phone: string;
  code: string;
  flow: string | undefined;
  caller: Caller;
}

/**
 * Checks a code. A try is counted before the code is compared, so that parallel guesses get no more than five in total;
 * the right code is consumed in the transaction of what it permits.
 * @throws AppError validation_failed, invalid_code, too_many_requests, account_suspended, forbidden for accounts whose
 * privileges must not be handed over with a recycled phone number
 */
export async function verifyPhoneCode(
  core: Core,
  secrets: { session: SessionSecrets; codesKeys: CodesKeys },
  guess: PhoneGuess,
): Promise<PhoneOutcome> {
  const phone = parsePhoneNumber(guess.phone);
  const { flow, caller } = guess;
  if (flow === undefined) throw invalidCode();
  const stored = await countTry(core, flow, phone);
  const right = secrets.codesKeys.map((key) => {
    const mac = phoneCodeMac(key, { flow, phone, code: guess.code });
    return timingSafeEqual(Buffer.from(mac), Buffer.from(stored.mac));
  });
  if (!right.includes(true)) throw invalidCode();
  const used = consumeCode(core, flow, phone, stored);
  const user = await findOwner(core, phoneGuardKey(phone));
  try {
    if (!user) return await markVerified(core, phone, used);
    if (user.role === "admin" || user.isPartner) {
      await core.table.transact([used]);
      throw new AppError("forbidden", { message: "Sign in to this account with your password." });
    }
    const unchanged = all(attribute("phone").is(phone), attribute("phoneVerified").is(true));
    return await beginSession(core, secrets.session, { user, caller, unchanged, also: [used] });
  } catch (error) {
    if (error instanceof TransactionRefused && error.label === "code") throw invalidCode();
    throw error;
  }
}

async function countTry(core: Core, flow: string, phone: string): Promise<PhoneCode> {
  const alive = attribute("expiresAtMs").above(core.clock.now());
  try {
    const row = await core.table.update({
      op: "update",
      key: phoneCodeKey(flow, phone),
      add: { tries: 1 },
      when: all(alive, attribute("tries").below(limits.phoneCodeTries)),
    });
    return readPhoneCode(row);
  } catch (error) {
    if (!(error instanceof ConditionRefused)) throw error;
    const exhausted = error.item && readPhoneCode(error.item).expiresAtMs > core.clock.now();
    throw exhausted ? triedTooOften() : invalidCode();
  }
}

/** The write that consumes a code. */
function consumeCode(core: Core, flow: string, phone: string, { mac }: PhoneCode): LabelledWrite {
  return {
    label: "code",
    write: {
      op: "delete",
      key: phoneCodeKey(flow, phone),
      when: all(attribute("mac").is(mac), attribute("expiresAtMs").above(core.clock.now())),
    },
  };
}

/** A verified number is bound to a new flow cookie and expires with it. */
async function markVerified(core: Core, phone: string, used: LabelledWrite): Promise<PhoneOutcome> {
  const flow = core.ids.token();
  const expiresAtMs = core.clock.now() + durations.signInFlowSeconds * 1_000;
  const verified = verifiedPhoneItem(fingerprint(flow), phone, expiresAtMs);
  await core.table.transact([used, { label: "verifiedPhone", write: { op: "put", item: verified } }]);
  return { kind: "verified", phone, flow };
}

function invalidCode(): AppError {
  const error = new AppError("invalid_code");
  return new AppError(error.code, { fields: { code: [error.message] } });
}

const triedTooOften = () =>
  new AppError("too_many_requests", { message: "Too many attempts. Request a new code." });
