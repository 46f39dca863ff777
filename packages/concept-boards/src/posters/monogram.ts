import { charactersOf } from "@marquee/contracts/text/characters";
import { seededRandom } from "../seeded-random.ts";
import { hexOf } from "./poster-colors.ts";

/** A company's initials on a color of its name, for where it has no logo. Equal names give equal monograms. */
export interface Monogram {
  initials: string;
  /** The ground, and letters that are readable on it (at least 4.5:1), as # and six hexadecimal digits. */
  ground: string;
  ink: string;
}

/** Words that say what kind of company it is and not which. */
const legalForms =
  /^(inc|llc|ltd|limited|plc|gmbh|ag|se|sa|sas|srl|spa|bv|nv|ab|oy|as|co|corp|corporation|company|the|and|of)$/iu;

/** The initials of a name's first and last word that count, in any script; a mark if it has no letters. */
function companyInitials(name: string): string {
  const words = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, " ")
    .split(/[^\p{L}\p{M}\p{N}\u200d]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const telling = words.filter((word) => !legalForms.test(word));
  const [first, ...others] = telling.length > 0 ? telling : words;
  if (first === undefined) return "•";
  const last = others.at(-1);
  return [first, ...(last === undefined ? [] : [last])].map(initial).join("");
}

function initial(word: string): string {
  const [character = ""] = charactersOf(word);
  // One character may become two, such as ß.
  return charactersOf(character.toUpperCase())[0] ?? character;
}

/** A company's monogram; the same whatever the case and spacing of its name. */
export function monogramOf(name: string): Monogram {
  const random = seededRandom(name.trim().replaceAll(/\s+/gu, " ").toLowerCase());
  const hue = random.int(0, 359);
  return {
    initials: companyInitials(name),
    ground: hexOf(random.pick([0.34, 0.4, 0.46]), 0.11, hue),
    ink: hexOf(0.96, 0.03, hue),
  };
}
