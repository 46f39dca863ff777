import { hash } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** RFC 6238 with the settings that every authenticator app supports. */
const stepSeconds = 30;
const settings = { issuer: "Marquee", algorithm: "SHA1", digits: 6, period: stepSeconds } as const;

/** A code of the previous or next step is valid too, for clocks that are off by half a minute. */
const windowSteps = 1;

/** 160 bits in base32, from a random token. */
export function totpSecret(token: string): string {
  const bytes = hash("sha256", token, "buffer").subarray(0, 20);
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

/** The content of the set-up's QR code. */
export function otpauthUrl(username: string, secret: string): string {
  return new TOTP({ ...settings, label: username, secret }).toString();
}

/** The time step of a code, or undefined if it is not currently valid. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  const totp = new TOTP({ ...settings, secret });
  const delta = totp.validate({ token: code, timestamp: nowMs, window: windowSteps });
  return delta === null ? undefined : Math.floor(nowMs / 1_000 / stepSeconds) + delta;
}
