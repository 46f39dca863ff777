import { invalidField } from "@marquee/contracts/errors";
import { commonPasswords } from "@marquee/contracts/http/auth";
import { commonPasswordWords } from "./common-passwords.ts";

const message = "This password is too common and easily guessed";

/** Signs that stand for letters, as in p@ssw0rd. */
const standIns: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

let words: Set<string> | undefined;

/**
 * Whether lists of guesses begin with this password, whatever its case: it is a listed word, or one with digits and
 * signs at its ends, which is how people satisfy the rules of spec §5 ("Welcome2026!"), or one written like p@ssw0rd.
 */
export function isCommonPassword(password: string): boolean {
  words ??= new Set([...commonPasswords, ...commonPasswordWords.trim().split(/\s/)]);
  const lower = password.toLowerCase();
  const plain = lower.replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/g, "");
  const core = lower.replaceAll(/^[^a-z@$]+|[^a-z]+$/g, "");
  const spelt = core.replaceAll(/[@431!0$57]/g, (sign) => standIns[sign] ?? sign);
  return [lower, plain, core, spelt].some((form) => words?.has(form));
}

/**
 * The server's check beside the rules of the form: it needs a list that no browser should load.
 * @throws AppError validation_failed on the given field
 */
export function refuseCommonPassword(password: string, field = "password"): void {
  if (isCommonPassword(password)) throw invalidField(field, message);
}
