import type { RegisterWithPhoneBody } from "@marquee/contracts/account/phone";
import { AppError } from "@marquee/contracts/errors";
import type { WelcomeGrant } from "@marquee/contracts/limits";
import { attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { requireFlag } from "../../ground/system/settings.ts";
import { refuseReserved, withFreeUsername } from "../../ground/users/free-username.ts";
import { newUser, openAccount, type Registered, spendRegistration } from "../accounts/register.ts";
import { hashPassword } from "../passwords/hash.ts";
import { refuseCommonPassword } from "../passwords/refuse-common-password.ts";
import type { SessionSecrets } from "../sessions/sessions.ts";
import { verifiedPhoneKey } from "./phone-flow.item.ts";
import { parsePhoneNumber } from "./phone-number.ts";

export interface PhoneRegistration {
  body: RegisterWithPhoneBody;
  flow: string | undefined;
  caller: Caller;
  partnerUsername: string;
  welcome: WelcomeGrant;
}

/**
 * Creates an account for a number that this browser verified in the last ten minutes, and signs it in. Creating it uses
 * up the verification. A missing name becomes the username, or the end of the number.
 * @throws AppError validation_failed, phone_unverified, phone_taken, username_taken, email_taken, too_many_requests, feature_off
 */
export async function registerWithPhone(
  core: Core,
  secrets: SessionSecrets,
  registration: PhoneRegistration,
): Promise<Registered> {
  const { body, flow, caller, partnerUsername, welcome } = registration;
  const phone = parsePhoneNumber(body.phone);
  if (body.password !== undefined) refuseCommonPassword(body.password);
  await requireFlag(core, "registration");
  if (flow === undefined) throw new AppError("phone_unverified");
  const verified = verifiedPhoneKey(flow, phone);
  // A check before the password is hashed; the same condition in the transaction decides.
  if (!(await core.table.get(verified))) throw new AppError("phone_unverified");
  await spendRegistration(core, caller);
  if (body.username !== undefined) refuseReserved(body.username, partnerUsername);
  const passwordHash = body.password === undefined ? null : await hashPassword(body.password);
  const { email = null, role = "brand", company = "" } = body;
  const name = body.name ?? body.username ?? `••• ${phone.slice(-4)}`;
  const used: LabelledWrite = {
    label: "verifiedPhone",
    write: { op: "delete", key: verified, when: attribute("expiresAtMs").above(core.clock.now()) },
  };
  const open = (username: string) => {
    const given = { username, name, email, role, company, phone, phoneVerified: true, passwordHash };
    return openAccount(core, secrets, newUser(core, given), caller, welcome, [used]);
  };
  try {
    if (body.username !== undefined) return await open(body.username);
    const wanted = `user_${core.ids.digits(6)}`;
    return await withFreeUsername(core, { wanted, partnerUsername }, open);
  } catch (error) {
    if (error instanceof TransactionRefused && error.label === "verifiedPhone") {
      throw new AppError("phone_unverified");
    }
    throw error;
  }
}
