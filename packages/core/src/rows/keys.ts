import { hash } from "node:crypto";

/** The partition of everything that belongs to a user. */
export function userPartition(userId: string): string {
  return `USER#${userId}`;
}

/** The user whose partition it is. */
export function userOfPartition(pk: string): string {
  return pk.slice(userPartition("").length);
}

/** A secret's fingerprint: stored instead of session ids, tickets and request bodies. */
export function fingerprint(text: string): string {
  return hash("sha256", text, "base64url");
}
