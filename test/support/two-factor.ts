import { login } from "@marquee/contracts/account/auth";
import { confirmTwoFactor, startTwoFactor } from "@marquee/contracts/account/security";
import { TOTP } from "otpauth";
import { ApiUser, password } from "./api-user.ts";

/** A user's authenticator app. */
export interface TwoFactorApp {
  recoveryCodes: string[];
  /** An unused code: one step later than the last one, which the server's window allows once. */
  nextCode(): string;
}

/** Turns on a signed-in user's second factor. */
export async function withTwoFactor(owner: ApiUser): Promise<TwoFactorApp> {
  const { secret } = await owner.client.call(startTwoFactor, {});
  const totp = new TOTP({ secret });
  const code = totp.generate();
  const { recoveryCodes } = await owner.client.call(confirmTwoFactor, { body: { code } });
  return { recoveryCodes, nextCode: () => totp.generate({ timestamp: Date.now() + 30_000 }) };
}

/** A user's other device, which has entered the password and still needs the second factor. */
export async function halfSignedIn(owner: ApiUser): Promise<ApiUser> {
  const caller = new ApiUser(owner.url);
  const answer = await caller.client.call(login, {
    body: { username: owner.user?.username ?? "", password },
  });
  if (!("twoFactorRequired" in answer)) throw new Error("No second factor was asked for");
  return caller;
}
