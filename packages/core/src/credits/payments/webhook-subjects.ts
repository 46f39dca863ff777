import { fingerprint } from "../../rows/keys.ts";

/** The provider's ids and our own by which an event identifies a person. */
const idPattern = /^(usr|pay|cus|cs|pi|ch)_[A-Za-z0-9_]{1,250}$/;
const emailPattern = /^[^\s@]{1,64}@[^\s@]{1,190}$/;
const subjectsMax = 60;

/** How an address is stored with an event, so that no row repeats the address itself. */
export function addressSubject(email: string): string {
  return `email:${fingerprint(email.trim().toLowerCase())}`;
}

/**
 * Whom an event may be about: every id of a person, customer, payment or checkout in its body, and fingerprints of
 * email addresses. They find a deleted account's events, even those that belong to no payment of ours.
 */
export function subjectsOf(raw: string): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === "string") {
      if (idPattern.test(value)) found.add(value);
      else if (emailPattern.test(value)) found.add(addressSubject(value));
    } else if (typeof value === "object" && value !== null) {
      for (const part of Object.values(value)) walk(part);
    }
  };
  walk(JSON.parse(raw));
  return [...found].slice(0, subjectsMax);
}
