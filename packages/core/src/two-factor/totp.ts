import { hash } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** RFC 6238 as every authenticator app speaks it. */
const stepSeconds = 30;
const settings = { issuer: "Marquee", algorithm: "SHA1", digits: 6, period: stepSeconds } as const;

/** A code of the step before or after counts too, for clocks that are off by half a minute. */
const windowSteps = 1;

/** 160 bits in base32, out of a random token. */
export function totpSecret(token: string): string {
  const bytes = hash("sha256", token, "buffer").subarray(0, 20);
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

/** What the QR code of the set-up says. */
export function otpauthUrl(username: string, secret: string): string {
  return new TOTP({ ...settings, label: username, secret }).toString();
}

/** The time step that a code belongs to, or undefined when it is none of now. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  const totp = new TOTP({ ...settings, secret });
  const delta = totp.validate({ token: code, timestamp: nowMs, window: windowSteps });
  return delta === null ? undefined : Math.floor(nowMs / 1_000 / stepSeconds) + delta;
}
