import { login } from "@marquee/contracts/http/auth";
import { confirmTwoFactor, startTwoFactor } from "@marquee/contracts/http/security";
import { TOTP } from "otpauth";
import { ApiUser, password } from "./api-user.ts";

/** A user's authenticator app. */
export interface TwoFactorApp {
  recoveryCodes: string[];
  /** A code that has not been used yet: a step later than the last, which the server's window allows once. */
  nextCode(): string;
}

/** Turns the second factor of a signed-in user on. */
export async function withTwoFactor(owner: ApiUser): Promise<TwoFactorApp> {
  const { secret } = await owner.client.call(startTwoFactor, {});
  const totp = new TOTP({ secret });
  const code = totp.generate();
  const { recoveryCodes } = await owner.client.call(confirmTwoFactor, { body: { code } });
  return { recoveryCodes, nextCode: () => totp.generate({ timestamp: Date.now() + 30_000 }) };
}

/** Another device of a user, which has given the password and is asked for the second factor. */
export async function halfSignedIn(owner: ApiUser): Promise<ApiUser> {
  const caller = new ApiUser(owner.url);
  const answer = await caller.client.call(login, {
    body: { username: owner.user?.username ?? "", password },
  });
  if (!("twoFactorRequired" in answer)) throw new Error("No second factor was asked for");
  return caller;
}
