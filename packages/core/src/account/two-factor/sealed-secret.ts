import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** The first key seals, all of them open, so that a key can be rotated. At least 32 characters each. */
export type FactorKeys = readonly [string, ...string[]];

/** A secret as the authenticator app stores it. */
export interface OpenedSecret {
  /** In base32. */
  secret: string;
  /** Whether it was stored in plain text or under an older key and should be encrypted again. */
  outdated: boolean;
}

const version = "v1";
const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/**
 * The stored form of an authenticator app's secret: AES-256-GCM under the first key. The user's id is authenticated
 * with it, so that a row copied to another user does not open.
 */
export function sealSecret(keys: FactorKeys, userId: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", cipherKey(keys[0]), nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return `${version}.${Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString("base64url")}`;
}

/**
 * Opens what `sealSecret` made for this user with any of the keys. Rows written before secrets were sealed contain them
 * in plain base32, which has no dot.
 * @throws Error if no key opens it: a key was removed too early, or the row is another user's
 */
export function openSecret(keys: FactorKeys, userId: string, stored: string): OpenedSecret {
  if (!stored.includes(".")) return { secret: stored, outdated: true };
  for (const [index, key] of keys.entries()) {
    const secret = openWith(key, userId, stored);
    if (secret !== undefined) return { secret, outdated: index > 0 };
  }
  throw new Error("No key opens the stored second factor");
}

function openWith(key: string, userId: string, stored: string): string | undefined {
  const bytes = Buffer.from(stored.slice(version.length + 1), "base64url");
  const nonce = bytes.subarray(0, nonceBytes);
  try {
    const decipher = createDecipheriv("aes-256-gcm", cipherKey(key), nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(userId));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    return decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return undefined;
  }
}

/** The stored key is text of any length; the cipher needs 256 bits. */
function cipherKey(key: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, "", "marquee second factor", keyBytes));
}
