import { namesPeople } from "./brief-counts.ts";
import { weekday } from "./brief-day-count.ts";
import { months } from "./brief-days.ts";
import { isTown, isVenue } from "./brief-place.ts";
import { asksFor, numberPattern, tellingWords } from "./brief-text.ts";

/** Words that say when something is, with the numbers that stand beside them. */
const timeWords = new RegExp(
  String.raw`\b(?:(?:${weekday})s?|am|pm|a\.m\.?|p\.m\.?|o'clock|days?|hours?|minutes?|min|weeks?|weekends?|weekdays?|workdays?|months?|nights?|evenings?|mornings?|afternoons?|noon|midnight|lunch(?:time|es)?|breaks?|shifts?|change|services?|${months.join("|")}|nov|feb|spring|summer|autumn|fall|winter|first|second|third|fourth|last|next|single|working|straight|consecutive|always|only|every|each|all|half|through|thru|later|${numberPattern})\b|\d+(?:st|nd|rd|th|h)?\b|[\d:.–/+&,-]`,
  "gi",
);
/** Says of all the rest what it is, and nothing of its own. */
const ofTheRest =
  /^(?:(?:in fact|and|but|so) )?(?:that(?:['’]s| is| was)|this (?:is|was)\b|it(?:['’]?s|s| is) (?!essential|important|vital|a must|crucial)|there(?:['’]s| is)\b|what counts is\b|as discussed|see below|look$|yes\b|fine (?:by|with)\b|recap\b|concept for\b|ideas? (?:by|for)\b|maybe \d|some \d|money\b|success\b|great$|the thing|thing$|everything$|give or take|including |whatever$|by name$)/i;
/** Tells how things are for those whom one would reach: "you need a blazer for four months". */
const ofThem =
  /^(?:you (?:need|soak|wear|run|go|put|have|know|can't|are)\b|it (?:hangs|takes|costs|gets|breaks|falls|runs|hurts)\b|somebody \p{L}+s\b|everybody (?:goes|looks|sleeps|knows|thinks|says)|everyone (?:goes|looks|sleeps|knows|thinks|says)|(?:[\p{L}-]+ )?people (?:sleep|stand|stare|wait|walk|think|say|pass|buy|drive)\b)/iu;
/** What a place, a day or a company gives, and what one takes: no wish of the brief's own. */
const given =
  /\b(?:gives? us|lends? us|lets us|committed|counts? as|would be (?:wonderful|lovely)$)\b|^(?:one |each |the |a )?\p{L}+ (?:takes?|lasts?) (?:about |around )?[\w-]+ (?:min(?:utes)?|hours?)\b(?! (?:with|and|at))/iu;

/** When something is, whom it counts and what is to be sold: "while trucks load", "40 drivers signed", "sell 65". */
const ofTheNumbers = new RegExp(
  String.raw`^(?:while|where|whenever|after|before|when|year after year)\b|^(?:sell|sign|book|win|shooting for|a couple of|some|dozen)\b.*(?:\d|dozen|couple)|^(?:about |around |maybe |some )?(?:\d{2,}|${numberPattern}) (?:drivers|people|visitors|guests|families|landings|dozen)\b`,
  "i",
);

/** Whom one would like to meet, who goes and when: "meet homeowners", "two hosts", "freshers' week". */
const ofThoseWho =
  /^(?:meet|reach|get to know|talk to|speak to|attract|win over|convince) [^,;]{3,60}$|^(?:one|two|three|four|five|six|a few|\d{1,2}) (?:of us|hosts?|helpers|colleagues|people|volunteers|staff)$|^[\p{L}'’]+ week$/iu;

/** What it costs, how long each takes and how things are: "€9,000 including the trailer", "ten minutes a go". */
const ofElse =
  /[$€£]\s?\d|\b(?:usd|eur|cad|gbp|chf)\s?\d|\b(?:min|mins|minutes?) (?:a|per|each) \p{L}+$|^(?:one|two|three|\d+) at a time$|\b(?:looks? like an?|makes? this|has had|have had|takes? it off|is taking|sits? for|still talks?)\b|\p{L}['’]s (?:killed|lost|broken|gone)\b|^(?:following (?:on|up)|i['’]ve got)\b|^\p{L}+ (?:law|rules?|policy|reasons)$/iu;

/** Whether a text names people and says nothing of what they do. */
function isOfPeople(text: string): boolean {
  const words = text.split(/\s+/);
  const [main = ""] = text.split(/ (?:who|with|without|in|from|of|over|under|to|that|like|we'd)\b/);
  const head = main.split(/\s+/).at(-1) ?? "";
  return (
    words.length <= 9 &&
    namesPeople(head.toLowerCase()) &&
    !/ (?:to|by) \p{Ll}/u.test(text) &&
    !/^(?:one|two|three|four|five|six|eight|a|an|some|real|our|student|vets?|corner)\b/i.test(text) &&
    main.split(/\s+/).length <= 4
  );
}

/** Names without anything said of them: a town, a county, whose idea it was. */
const isName = (text: string, prompt: string): boolean =>
  /^(?:\p{Lu}[\p{L}'’]+)(?: \p{Lu}[\p{L}'’]+){0,3}$/u.test(text) &&
  (isTown(text) ||
    text.includes(" ") ||
    !new RegExp(String.raw`(?:^|[.!?:;•*\n-]\s*)${text}`, "u").test(prompt));

/** Asks for what follows it, however far off in its sentence. */
const asking =
  /\b(?:must|needs?|should|has to|have to|wants?|bring|require[sd]?|mandatory|have|get|with|include[sd]?|including|insists?|please|wish(?:es)?|like|plus)\b/i;

/** One or two words of a list that asks for nothing: "no glue, no pins, coats". */
function isLoose(text: string, prompt: string): boolean {
  const words = text.split(/\s+/);
  const isPlace = words.length <= 4 && isVenue((words.at(-1) ?? "").toLowerCase());
  if (!isPlace && (tellingWords(text).length > 1 || words.length > 2 || /^in \p{Lu}|\bonly$/u.test(text)))
    return false;
  const at = prompt.indexOf(text);
  const before =
    prompt
      .slice(0, Math.max(0, at))
      .split(/[.!?;\n]\s/)
      .at(-1) ?? "";
  return at >= 0 && !asking.test(before) && !/:\s*$/.test(before);
}

/**
 * Whether what looked like a wish says something else: when, where, who, or how things are. Better a wish too few than
 * one that nobody has: each is shown before the order and built into every concept.
 * @param text The wish in its own words
 * @param prompt The whole brief, as its readers take it
 * @param hasTown Whether a town was read, so that another bare name is no place that still lacks a line
 */
export function isNoWish(text: string, prompt: string, hasTown: boolean): boolean {
  if (asksFor(text)) return false;
  const rest = text.replaceAll(timeWords, " ").trim();
  if (tellingWords(rest).length === 0 && text !== rest) return true;
  if (
    ofTheRest.test(text) ||
    ofThem.test(text) ||
    given.test(text) ||
    ofElse.test(text) ||
    ofTheNumbers.test(text) ||
    (ofThoseWho.test(text) && !/\b(?:to|must|with) \p{Ll}/u.test(text.replace(/\d+ to \d+/g, ""))) ||
    isOfPeople(text)
  )
    return true;
  if (hasTown && isName(text, prompt)) return true;
  return isLoose(text, prompt);
}
