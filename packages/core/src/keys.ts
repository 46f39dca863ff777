import { hash } from "node:crypto";

/** The partition of everything that belongs to one user. */
export function userPartition(userId: string): string {
  return `USER#${userId}`;
}

/** A secret's fingerprint: what is stored in place of session ids, tickets and request bodies. */
export function fingerprint(text: string): string {
  return hash("sha256", text, "base64url");
}
