// cspell:ignore ings rais Saltmarsh tast vacanc
import { midSentence } from "@marquee/adapters/ai/plain-text";
import { namesPeople } from "@marquee/contracts/studio/brief/brief-counts";
import { isOfPeople } from "@marquee/contracts/studio/brief/brief-product";
import type { BriefReading } from "@marquee/contracts/studio/brief/brief-reading";
import { productWords, sentencesOf } from "@marquee/contracts/studio/brief/brief-text";
import {
  driven,
  floated,
  type Kind,
  type KindWords,
  kindOfIndustry,
  kindOfNoun,
  kindToldIn,
  kindWords,
} from "./content/kinds.ts";
import { countsSaid, isServed } from "./conversion.ts";
import { singular } from "./fill.ts";
import { isName } from "./product-name.ts";
import type { ReadBrief } from "./read-prompt.ts";

const organization =
  /\b(?:group|company|firm|agency|bank|union|hospital|clinic|practice|university|college|school|academy|charity|foundation|nonprofit|ngo|association|society|council|city|town|county|department|ministry|authority|museum|library|theater|orchestra|choir|church|parish|club|team|cooperative|co-op|institute|shelter|hospice|embassy|chamber|network|community|cause|fund|movement|brigade|army|navy|police|program|initiative|trust|foster (?:homes?|family|families)|volunteers|fixers)$/i;
const causes =
  /\b(?:recruit(?:ing)?|hir(?:e|ing)|rais(?:e|ing) (?:money|funds|awareness|support)|fund-?raising|(?:win|winning) (?:volunteers|members|donors)|(?:needs?|looking for|seeks?) (?:\p{L}+ )?(?:volunteers|members|donors|nurses|teachers|engineers|staff|apprentices|recruits))\b/iu;

/** What a product is, by the noun that a brief has for it. */
const whatIs = ({ product }: BriefReading): string => product?.kind ?? product?.text ?? "";

/** Whether a brief is for an organization or a cause whose people are to be met, and for nothing that one uses. */
export function isMet({ reading, prompt }: Pick<ReadBrief, "reading" | "prompt">): boolean {
  return organization.test(whatIs(reading)) || (causes.test(prompt) && !isName(whatIs(reading), prompt));
}

type Asked = Pick<ReadBrief, "reading" | "prompt" | "industry" | "industryGuessed">;

const recruits =
  /\b(?:recruit\w*|hires?|hiring|vacanc(?:y|ies)|job (?:fair|applicants?|openings?)|apprentices?|apprenticeships?|career|staff shortage|applicants|(?:need|needs|find|finding|seek|seeks|looking for) (?:\d+ |more |new |good )?(?:nurses|teachers|engineers|drivers|cooks|staff|employees|workers|technicians|carers))\b/iu;

/** What kind of thing a brief is about, by the noun it has for it, what it tells of it, or else by its industry. */
export function kindOf(brief: Asked): Kind {
  const { reading, prompt } = brief;
  if (isMet(brief)) return recruits.test(prompt) ? "job" : "cause";
  const { target, mustNots } = reading;
  // "200 jeans repaired live": what counts is the work, whatever is worked on.
  if (worked.test(target?.counts ?? "")) return "service";
  const kind = kindToldOf(brief);
  // "Nothing to eat or drink gets handed out"
  const isUntasted = mustNots.some(({ text, words }) => untasted.test(`${text} ${words}`));
  return kind === "taste" && isUntasted ? "thing" : kind;
}

const worked = /\b(?:repaired|mended|fixed|sharpened|cleaned|repairs)\b/i;
const untasted =
  /\b(?:nothing|no|not|nobody|never|without)\b[^.;]{0,30}\b(?:eat|eaten|drink|drunk|edible|tast(?:e|ed|ing|ings)|poured|food samples?|open food)\b/i;

function kindToldOf({ reading, prompt, industry, industryGuessed }: Asked): Kind {
  const { product } = reading;
  if (recruits.test(reading.target?.counts ?? "") || /\bapplications?\b/i.test(reading.target?.counts ?? ""))
    if (recruits.test(prompt)) return "job";
  const called = [product?.kind, product?.text].flatMap((one) => (one ? [one] : []));
  for (const one of called) {
    const kind = kindOfNoun(one);
    if (kind) return kind;
  }
  for (const one of called) {
    const kind = kindToldIn(one);
    if (kind) return kind;
  }
  // "Saltmarsh, a slow co-op puzzle game": the noun stands in a sentence with the name. What stands beside a noun
  // ("peanut brittle from a third-generation kitchen") says nothing of it.
  const name = product?.text ?? "";
  const isBareName = product?.kind === undefined && isName(name, prompt);
  const near = sentencesOf(prompt).filter((sentence) => isBareName && sentence.includes(name));
  for (const sentence of near) {
    const told = kindToldIn(sentence.slice(sentence.indexOf(name) + name.length)) ?? kindToldIn(sentence);
    if (told) return told;
  }
  const noun = called[0] ?? "";
  if (doing.test(noun)) return "service";
  // What else an industry offers is mostly of one kind, except for its equipment.
  const usual = kindOfIndustry[industry ?? "other"];
  if (isBareName) return usual;
  const isSure =
    !industryGuessed &&
    !equipment.test(noun) &&
    (usual !== "cause" || isOfPeople(noun) || animals.test(noun));
  return isSure ? usual : "thing";
}

/** "Shoe resoling": what is done for somebody. */
const doing = /\b\p{L}{3,} (?!(?:clothing|training|learning)$)\p{L}{3,}ing$/iu;
const animals = /\b(?:dogs?|cats?|kittens?|puppy|puppies|horses?|birds?|animals?)$/iu;
/** What is used in every trade: a scale for beekeepers is nothing to eat. */
const equipment =
  /\b(?:\p{L}*(?:machine|device|tool|kit|box|bin|cart|scale|clock|probe|sensor|meter|counter|shelf|rack|cup|jar|bottle|brush|comb|clipper|dryer|mirror|board|stand|cover|holder|label|sticker|card|case|chair|table|desk|lamp|light|screen|projector|cable|battery|valve|pump|paste gun|knife|trailer|wagon|locker|flour mill)s?|shelves|knives|boxes|brushes|batteries)$/iu;

/** What people do with the product of a brief, in the words for its kind. */
export function wordsOfKind(brief: Asked): KindWords {
  const words = plainWordsOf(brief);
  const { target } = brief.reading;
  // What one comes to do is called as the brief calls it: "hearing tests".
  const counts = target && isServed(target, brief.prompt) ? midSentence(countsSaid(target.counts)) : "";
  const isDeed =
    counts.endsWith("s") && counts.split(" ").length <= 3 && !counts.split(" ").some(namesPeople);
  return isDeed ? { ...words, turns: counts, turn: singular(counts) } : words;
}

function plainWordsOf(brief: Asked): KindWords {
  const kind = kindOf(brief);
  const called = productWords(brief.reading);
  const told = `${called} ${brief.reading.target?.counts ?? ""}`;
  if (kind === "ride" && (driven.test(called) || /\bdrives?\b/i.test(told))) return driving;
  if (kind === "ride" && floated.test(called)) return floating;
  if (kind === "show" && /\b(?:albums?|songs?|podcasts?|audiobooks?|radio|concerts?|choirs?)\b/i.test(called))
    return listening;
  if (
    kind === "show" &&
    /\b(?:books?|novels?|magazines?|newspapers?|comics?|newsletters?|papers?)\b/i.test(called)
  )
    return reading;
  return kindWords[kind];
}

const driving: KindWords = {
  tryP: "drive {P}",
  triedP: "driven {P}",
  tryingP: "driving {P}",
  turn: "test drive",
  turns: "test drives",
};
const floating: KindWords = {
  tryP: "take {P} out on the water",
  triedP: "taken {P} out on the water",
  tryingP: "taking {P} out on the water",
  turn: "trial on the water",
  turns: "trials on the water",
};
const listening: KindWords = {
  tryP: "listen to {P}",
  triedP: "listened to {P}",
  tryingP: "listening to {P}",
  turn: "listening session",
  turns: "listening sessions",
};
const reading: KindWords = {
  tryP: "read in {P}",
  triedP: "read in {P}",
  tryingP: "reading in {P}",
  turn: "reading",
  turns: "readings",
};
