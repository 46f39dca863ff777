// cspell:ignore analy analys regist subscri enro nquiries
import { namesPeople } from "@marquee/contracts/studio/brief/brief-counts";
import type { BriefReading } from "@marquee/contracts/studio/brief/brief-reading";

type Target = NonNullable<BriefReading["target"]>;

/** What somebody has done when they have been served, rather than what they decide afterwards. */
const doneOnTheSpot =
  /\b(?:trials?|tests?|tastings?|samples?|drives?|rides?|swabs?|conversations?|consultations?|analys[ei]s|talks?|visits?|installs?|downloads?|fittings?|cups?|servings?|demos?|plays?|rounds?|sessions?|try-?ons?|screenings?|check-?ups?|checks?|repairs?|portions?|lessons?|shots|repaired|mended|fixed|checked|fitted|tried|tasted|tasting|tested|poured|served|measured|sharpened|planted|analy[sz]ed|smell\w*|played)\b/i;
/** Who has decided for it, rather than come. */
const decided =
  /\b(?:registered|enrolled|booked|signed(?:-up)?|subscribed|paying|qualified|interested|committed|confirmed|converted|new|pre-?ordered|applied|ordered|adopted)\b|\b(?<!first-time )(?:buyers|customers|subscribers|members|donors|applicants|leads|partners|sponsors|investors|clients|users|adopters|switchers|stockists|resellers|hires|volunteers)\b/i;
/** What a sentence says that those who are counted do: "60 families who start the free trial". */
const decides =
  /\b(?:who|that|to|and|of them to|them to) (?:also |then |really )?(?:(?:start|begin) (?:a|the|their|our) (?:\p{L}+ )?trial|sign(?:s|ing)? up|subscribe|register|leave (?:us )?(?:their|an?)|pre-?order|order|buy|book|apply|enroll|join|donate|adopt|open an|switch|wishlist)/iu;

/** Of those who come, the percentage that takes a step of each kind. The first match counts. */
const steps: readonly (readonly [RegExp, number])[] = [
  [/\b(?:adopt\w*|donors?|donations?|pledges?|volunteers?)\b/i, 12],
  [/\b(?:pre-?orders?|orders?|sales|sold|buyers|bought|customers|contracts?|policies|paying)\b/i, 12],
  [/\b(?:applications?|applicants|hires|enro\w+|accounts?|members?|memberships?)\b/i, 20],
  [/\b(?:wishlists?|follow\w*|emails?|e-?mails?|addresses|newsletter|opt-?ins?)\b/i, 40],
  [/\b(?:booked|appointments?|meetings?|demos?|dates?|quotes?|home (?:checks?|visits?))\b/i, 25],
  [/\b(?:sign[- ]?ups?|regist\w+|trials?|subscri\w+|leads?|contacts?|[ei]nquiries)\b/i, 30],
];

/** Whether a target counts those who come, or what they do there, and not what some of them decide. */
export function isServed({ count, counts, text, words }: Target, prompt: string): boolean {
  // "Dinner for 80 donors": they are the guests, whatever they are besides.
  const invited = new RegExp(
    String.raw`\b(?:dinner|lunch|breakfast|supper|evening|night|event|gathering|reception|workshop|session|party|tasting|visit|tour)s? (?:for|with) (?:about |around |up to |some |our )?${count}\b`,
    "i",
  );
  if (invited.test(prompt.replaceAll(",", ""))) return true;
  if (/^(?:booked|signed|scheduled|reserved)\b|\b(?:booked|scheduled|appointments?)$/i.test(counts))
    return false;
  if (decides.test(`${text} ${words} ${afterIn(prompt, words)}`)) return false;
  if (
    /\btrials?\b/i.test(counts) &&
    /\b(?:season|free|month|week|year|day) ?-?trials?\b/i.test(`${counts} ${words} ${text}`)
  )
    return false;
  if (doneOnTheSpot.test(counts)) return true;
  return namesPeople(counts.split(" ").at(-1) ?? "") && !decided.test(counts);
}

const clauseCharacters = 60;

/** What follows some words in their sentence. */
function afterIn(prompt: string, words: string): string {
  const at = prompt.indexOf(words);
  if (at < 0) return "";
  return prompt.slice(at + words.length, at + words.length + clauseCharacters).split(/[.!?;\n]/)[0] ?? "";
}

/** The percentage of those who come that does what a target counts. */
export function conversionOf(target: Target | undefined, prompt: string, usual: number): number {
  if (!target) return usual;
  if (isServed(target, prompt)) return 100;
  return steps.find(([step]) => step.test(`${target.counts} ${target.text}`))?.[1] ?? usual;
}

/** What a target counts, said so that it can be counted: "to sign up" as "sign-ups", a torn word as people. */
export function countsSaid(counts: string): string {
  const plain = counts.trim().replace(/^(?:the|of|more|at least|them|ir|our)\s+/i, "");
  if (/^(?:to )?(?:sign up|register)\b/i.test(plain))
    return /^(?:to )?sign/i.test(plain) ? "sign-ups" : "registrations";
  if (/^(?:to )?(?:leave|give)\b.*\be-?mail|^(?:ir )?e-?mails?$/i.test(plain)) return "email addresses";
  if (
    /^(?:people|visitors|guests) (?:smell|taste|try|ride|drive|play|see|hear|wear|come|run|join|use)\b/i.test(
      plain,
    )
  )
    return plain.split(" ")[0] ?? plain;
  // Two letters are half a word, and what begins so is no noun.
  if (
    /^\p{L}{1,2} \p{L}/u.test(plain) ||
    /^(?:to|who|that|which|and|or|in|on|at|with|it|they|we|you)\b/i.test(plain)
  )
    return "people who take the next step";
  return plain === "" ? "people" : plain;
}
