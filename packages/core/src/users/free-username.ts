import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../core.ts";
import { takenError } from "./taken-error.ts";

/** Names that would let somebody pass for the house; the partner's name is added by configuration. */
const reservedUsernames = ["admin", "administrator", "marquee", "morgan", "support", "root", "system"];

/** Refuses names of the house and the partner's. @throws AppError username_taken */
export function refuseReserved(username: string, partnerUsername: string): void {
  const wanted = username.toLowerCase();
  if (reservedUsernames.includes(wanted) || wanted === partnerUsername.toLowerCase())
    throw takenError("username");
}

const longest = 20;
/** Digits behind a name that is taken; more of them once a few tries have failed. */
const suffixDigits = [4, 4, 6, 8, 8] as const;

/** A name out of any text, by the rules of names that people choose. */
export function usernameFrom(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "");
  return (plain.length < 3 ? `${plain}user` : plain).slice(0, longest);
}

/**
 * Makes an account under the wanted name, or under the first free one with digits behind it.
 * @throws AppError username_taken when none of them was free
 */
export async function withFreeUsername<T>(
  core: Core,
  names: { wanted: string; partnerUsername: string },
  make: (username: string) => Promise<T>,
): Promise<T> {
  for (const digits of [0, ...suffixDigits]) {
    const suffix = digits === 0 ? "" : `_${core.ids.digits(digits)}`;
    const username = names.wanted.slice(0, longest - suffix.length) + suffix;
    try {
      refuseReserved(username, names.partnerUsername);
      return await make(username);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "username_taken") throw error;
    }
  }
  throw new AppError("username_taken");
}
