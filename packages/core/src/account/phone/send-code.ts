import { createHmac } from "node:crypto";
import type { SmsSender } from "@marquee/adapters/sms/port";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { fingerprint } from "../../rows/keys.ts";
import { spendPhoneCode } from "./code-limits.ts";
import { phoneCodeItem } from "./phone-flow.item.ts";
import { parsePhoneNumber } from "./phone-number.ts";

/** The keys of stored codes, the current one first. */
export type CodesKeys = readonly [string, ...string[]];

export interface CodeSending {
  sms: SmsSender;
  /** Keys for the stored form of codes: the first signs, all verify, so that one can be rotated. */
  codesKeys: CodesKeys;
  /** Such as `marquee.example`: phones fill in a code only on the site that its message names. */
  siteHost: string;
}

/** A code that was sent. */
export interface SentCode {
  /** In E.164. */
  phone: string;
  /** For stages that show codes; never used otherwise. */
  code: string;
  /** The flow cookie of the only browser in which the code is valid; an earlier code becomes invalid there. */
  flow: string;
  resendInSeconds: number;
}

/**
 * Sends a code to a number. No account is read, so neither the answer nor its timing reveals whether there is one.
 * @throws AppError validation_failed, too_many_requests, unavailable
 */
export async function sendPhoneCode(
  core: Core,
  sending: CodeSending,
  request: { phone: string; caller: Caller },
): Promise<SentCode> {
  const phone = parsePhoneNumber(request.phone);
  await spendPhoneCode(core, phone, request.caller);
  const code = core.ids.digits(limits.phoneCodeDigits);
  const flow = core.ids.token();
  const browser = fingerprint(flow);
  const mac = phoneCodeMac(sending.codesKeys[0], { flow: browser, phone, code });
  const expiresAtMs = core.clock.now() + durations.phoneCodeSeconds * 1_000;
  await core.table.write({ op: "put", item: phoneCodeItem(browser, phone, { mac, tries: 0, expiresAtMs }) });
  try {
    await sending.sms.send({ to: phone, text: codeText(code, sending.siteHost) });
  } catch (cause) {
    throw new AppError("unavailable", { cause, retryAfterSeconds: durations.phoneResendSeconds });
  }
  return { phone, code, flow, resendInSeconds: durations.phoneResendSeconds };
}

/** The stored form of a code: useless without the key, and for another number, browser or purpose. */
export function phoneCodeMac(codesKey: string, of: { flow: string; phone: string; code: string }): string {
  return createHmac("sha256", codesKey).update(`phone|${of.flow}|${of.phone}|${of.code}`).digest("base64url");
}

/** The last line lets phones offer the code only on this site (origin-bound one-time codes). */
function codeText(code: string, siteHost: string): string {
  const minutes = durations.phoneCodeSeconds / 60;
  return `${code} is your Marquee code. It is valid for ${minutes} minutes. We never ask you for it.\n\n@${siteHost} #${code}`;
}
