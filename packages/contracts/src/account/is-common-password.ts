import { commonPasswords, comparedPassword } from "./auth.ts";
import { commonPasswordWords } from "./common-passwords.ts";

/** Characters that stand for letters, as in p@ssw0rd. */
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
 * Whether guessers try this password first, in any case: it is a listed word, one with digits and symbols at its
 * ends, which is how people satisfy the other rules ("Welcome2026!"), or one spelled like p@ssw0rd. Shared by server
 * and browser; with its list it is about 12 KB compressed, so a browser loads it only when somebody chooses a
 * password.
 */
export function isCommonPassword(password: string): boolean {
  words ??= new Set([...commonPasswords, ...commonPasswordWords.trim().split(/\s/)]);
  const lower = comparedPassword(password).toLowerCase();
  const plain = lower.replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/g, "");
  const core = lower.replaceAll(/^[^a-z@$]+|[^a-z]+$/g, "");
  const spelled = core.replaceAll(/[@431!0$57]/g, (sign) => lookAlikes[sign] ?? sign);
  return [lower, plain, core, spelled].some((form) => words?.has(form));
}
