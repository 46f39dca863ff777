import { commonPasswords } from "../http/auth.ts";
import { commonPasswordWords } from "./common-passwords.ts";

/** Signs that stand for letters, as in p@ssw0rd. */
const lookAlikes: Record<string, string> = {
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
 * signs at its ends, which is how people satisfy the other rules ("Welcome2026!"), or one written like p@ssw0rd. Server
 * and browser share it; with its list it is some 12 KB compressed, so a browser loads it only when somebody chooses a
 * password.
 */
export function isCommonPassword(password: string): boolean {
  words ??= new Set([...commonPasswords, ...commonPasswordWords.trim().split(/\s/)]);
  const lower = password.toLowerCase();
  const plain = lower.replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/g, "");
  const core = lower.replaceAll(/^[^a-z@$]+|[^a-z]+$/g, "");
  const spelled = core.replaceAll(/[@431!0$57]/g, (sign) => lookAlikes[sign] ?? sign);
  return [lower, plain, core, spelled].some((form) => words?.has(form));
}
