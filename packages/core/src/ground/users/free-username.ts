import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../../core.ts";
import { takenError } from "./taken-error.ts";

/** Names that could impersonate Marquee; the partner's name is added by configuration. */
const reservedUsernames = ["admin", "administrator", "marquee", "morgan", "support", "root", "system"];

/** Refuses reserved names and the partner's. @throws AppError username_taken */
export function refuseReserved(username: string, partnerUsername: string): void {
  const wanted = username.toLowerCase();
  if (reservedUsernames.includes(wanted) || wanted === partnerUsername.toLowerCase())
    throw takenError("username");
}

const longest = 20;
/** Digits appended to a taken name; more of them after a few failed tries. */
const suffixDigits = [4, 4, 6, 8, 8] as const;

/** A username derived from any text, following the rules for chosen names. */
export function usernameFrom(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "");
  return (plain.length < 3 ? `${plain}user` : plain).slice(0, longest);
}

/**
 * Creates an account under the wanted name, or under the first free one with digits appended.
 * @throws AppError username_taken if none of them was free
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
