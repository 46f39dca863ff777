import { hash } from "node:crypto";

/** The partition of everything that belongs to a user. */
export function userPartition(userId: string): string {
  return `USER#${userId}`;
}

/** A secret's fingerprint: stored instead of session ids, tickets and request bodies. */
export function fingerprint(text: string): string {
  return hash("sha256", text, "base64url");
}
