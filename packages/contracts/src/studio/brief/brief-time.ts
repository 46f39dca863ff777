// cspell:ignore nesday rsday sday urday uary ruary tember ober
import { beginning } from "../../text/characters.ts";
import { daysIn, part, weekday } from "./brief-day-count.ts";
import { monthIn, weekdayOf } from "./brief-days.ts";
import type { BriefReading } from "./brief-reading.ts";
import { numberOf, numberPattern } from "./brief-text.ts";

const clock = String.raw`(?:\d{1,2}(?:[:.]\d\d)?|noon|midnight)`;
const half = String.raw`(?:\s?[ap]\.?m\.?(?![a-z])|\s?h(?:rs?|ours)?\b)?`;
const range = new RegExp(
  String.raw`(?<![\w$.,%-])(${clock})(${half})\s?(?:-|–|to|until|till|and)\s?(${clock})(${half})(?![\w%]|,\d|\s?(?:usd|dollars|people|minutes|years|percent|per|k\b))`,
  "giu",
);
const hoursADay = new RegExp(String.raw`(${numberPattern}) hours (?:a|per|each) day`, "iu");
const shortTime = new RegExp(
  String.raw`\b(${numberPattern})[ -](?:minutes?)\b(?= (?:before|after|until))`,
  "iu",
);
const breaks = new RegExp(
  String.raw`(${numberPattern}) (?:[a-z]+ )?(?:breaks?|sessions?|slots?) of (${numberPattern}) (minutes?|hours?)`,
  "iu",
);
const oneSlot = new RegExp(
  String.raw`\b(?:slot|session|window|assembly) of (${numberPattern}) (minutes?|hours?)`,
  "iu",
);
const straight = new RegExp(
  String.raw`(${numberPattern}) hours? (?:straight|in a row|non-?stop|around the clock|in total|total)`,
  "iu",
);

function hourOf(text: string, mark: string): number {
  if (/noon/i.test(text)) return 12;
  if (/midnight/i.test(text)) return 24;
  const [hours = 0, minutes = 0] = text.split(/[:.]/).map(Number);
  const value = hours + minutes / 60;
  if (/p/i.test(mark) && hours < 12) return value + 12;
  if (/a/i.test(mark) && hours === 12) return value - 12;
  return value;
}

/** How long a range lasts, when the half of the day may be said once for both ends, or not at all. */
function lasts(from: string, fromMark: string, to: string, toMark: string): number {
  const start = hourOf(from, fromMark || (/noon|midnight/i.test(from) ? "" : fromMark));
  let end = hourOf(to, toMark);
  let begin = start;
  if (!fromMark && /p/i.test(toMark) && begin + 12 < end + 0.01 && begin < 12 && begin >= 1) begin += 12;
  if (end <= begin) end += end + 12 > begin && !toMark ? 12 : 24;
  return end - begin;
}

/** Days, hours and the words for both; undefined if the brief says nothing about time. */
export function timeIn(prompt: string, duration = "", town = ""): BriefReading["time"] {
  const text = plainTimes(`${duration ? `${duration}. ` : ""}${prompt}`.replaceAll("’", "'"));
  const words: string[] = [];
  const allRanges = [...text.matchAll(range)].filter(([whole, from = "", , to = "", mark = ""]) => {
    const numbers = [from, to].map((one) => (/\d/.test(one) ? Number(one.split(/[:.]/)[0]) : 12));
    const isClock = numbers.every((one) => one <= 24) && !/\band\b/i.test(whole);
    return isClock && (numbers.some((one) => one > 0) || mark !== "") && isNearTime(text, whole);
  });
  const ranges = openingOf(text, allRanges);
  // "Friday 12-8, Saturday 8-6, Sunday 8-2": each its own day, however many there are.
  const named = ranges.map(({ index }) => weekdayBefore(text, index)).filter((one) => one !== undefined);
  const isEachItsOwn = named.length === ranges.length && new Set(named).size === named.length;
  const told = isEachItsOwn ? ranges : ranges.slice(0, 2);
  const lengths = told.map(([, from = "", a = "", to = "", b = ""]) => lasts(from, a, to, b));
  let days = daysIn(text, words, town);
  // "Thursday 4 to 9 and Friday 4 to 9" are two days, and not two openings of one.
  const [one, two] = ranges.slice(0, 2).map(({ index }) => weekdayBefore(text, index));
  const apart = one !== undefined && two !== undefined && one !== two;
  if (apart && (days === undefined || days < told.length)) days = told.length;
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const perDay = apart ? total / told.length : total;
  for (const { 0: whole, index } of told) {
    const day = isEachItsOwn && told.length > 2 ? (dayBefore(text, index)?.[1] ?? "") : "";
    words.push(`${day} ${whole.trim().replace(/\.$/, "")}`.trim());
  }
  let hours: number | undefined;
  const stated = straight.exec(text) ?? undefined;
  const daily = hoursADay.exec(text);
  const pauses = breaks.exec(text) ?? undefined;
  const slot = oneSlot.exec(text) ?? undefined;
  const short = shortTime.exec(text) ?? undefined;
  const inShifts = shifts.exec(text);
  const lasting = forHours.exec(text);
  if (stated?.[1]) {
    hours = numberOf(stated[1]);
    days ??= Math.ceil(hours / 24);
    words.push(stated[0]);
  } else if (pauses?.[1] && pauses[2] && pauses[3]) {
    hours = (numberOf(pauses[1]) * minutesOf(pauses[2], pauses[3])) / 60;
    words.push(pauses[0]);
  } else if (slot?.[1] && slot[2]) {
    hours = minutesOf(slot[1], slot[2]) / 60;
    days ??= 1;
    words.push(slot[0]);
  } else if (daily?.[1] && (perDay === 0 || ranges.length === 0)) {
    hours = numberOf(daily[1]) * (days ?? 1);
    words.push(daily[0]);
  } else if (perDay > 0) hours = perDay * (days ?? 1);
  else if (inShifts?.[1] && inShifts[2]) {
    hours = numberOf(inShifts[1]) * numberOf(inShifts[2]);
    words.push(inShifts[0]);
  } else if (lasting?.[1] && !short) {
    hours = numberOf(lasting[1]) * (days ?? 1);
    words.push(lasting[0]);
  } else if (short?.[1]) {
    hours = (numberOf(short[1]) / 60) * (days ?? 1);
    words.push(
      `${short[0]} ${/(?:before|after|until)(?: \S+){1,2}/i.exec(text.slice(short.index + short[0].length))?.[0] ?? ""}`.trim(),
    );
  }
  const deadline = /\bbefore \d{1,2}(?:[:.]\d\d)(?:\s?[ap]m)?/i.exec(text);
  if (deadline) words.push(deadline[0]);
  const partOfDay =
    /\b(?:dinner|breakfast|lunch(?:times?|es)?|release night|night shifts?|around the clock|overnight|before work|at noon|evenings?|mornings?|afternoons?|kickoff)\b/gi;
  const [once] = onlyOnce.exec(text) ?? [];
  if (once !== undefined && days === undefined) days = 1;
  if (once !== undefined && words.length === 0)
    words.push(/night/i.test(once) ? once : (partIn.exec(once)?.[0] ?? once));
  for (const [one] of ranges.length > 0 ? [] : text.matchAll(partOfDay))
    if (words.length < 6 && !words.some((known) => known.toLowerCase().includes(one.toLowerCase())))
      words.push(one.replace(/^lunch(?:times?|es)$/i, "at lunch"));
  const month = monthIn(text);
  if (month !== undefined && !words.some((one) => month.endsWith(one) || one.includes(month.slice(3))))
    words.push(month);
  if (words.length === 0) return undefined;
  if (days === undefined && /\bweekend in\b/i.test(text)) days = 2;
  if (days === undefined && (hours !== undefined || /dinner|one night|release night/i.test(text))) days = 1;
  return {
    text: beginning(
      [
        ...(days === undefined ? [] : [inDays(days, words)]),
        ...distinct(words)
          .filter((one) => !saysOnlyDays.test(one) && (days === undefined || partsOfDay(one) !== days))
          .map(tidyHours),
      ].join(", "),
      200,
    ),
    words: beginning(distinct(words).join(", "), 300),
    ...(days === undefined ? {} : { days }),
    ...(hours === undefined ? {} : { hours: Math.round(hours * 100) / 100 }),
  };
}

/** "Opening night of our museum", "an evening for nine families", "riverside lunch for 16 buyers": it happens once. */
const onlyOnce = new RegExp(
  String.raw`\b(?:opening|premiere|release|gala|launch) night\b|\b(?:an?|one|single) (?:\p{L}+ )?(?:evening|night|afternoon|morning|lunch|dinner|breakfast|brunch|supper)(?= (?:for|with|in|at|of|on)\b|[.,;:])|\b(?:lunch|dinner|breakfast|brunch|supper|evening) (?:for|with) (?:about |around |some |up to |our )?(?:${numberPattern}) (?!minutes|hours|days|weeks)\p{L}`,
  "iu",
);
const partIn = /\b(?:evening|afternoon|morning|lunch|dinner|breakfast|brunch|supper)\b/i;

/**
 * The ranges that say when it is open: those of the first sentence that names a day as well, since another one may tell
 * of somebody else's hours.
 */
function openingOf<Range extends { index: number }>(text: string, ranges: readonly Range[]): Range[] {
  const ends = [...text.matchAll(/[.!?](?=\s+(?:\p{Lu}|$))|\n/gu)].map(({ index }) => index);
  const sentenceOf = (index: number): number => ends.filter((end) => end < index).length;
  const withDay = ranges.filter(({ index }) => {
    const at = sentenceOf(index);
    return namesDay.test(text.slice(ends[at - 1] ?? 0, ends[at] ?? text.length));
  });
  const [first] = withDay.length > 0 ? withDay : ranges;
  return ranges.filter(
    (one) =>
      (first !== undefined && sentenceOf(one.index) === sentenceOf(first.index)) ||
      (withDay.includes(one) && weekdayBefore(text, one.index) !== undefined),
  );
}

const namesDay = new RegExp(String.raw`\b(?:${part}|${weekday}|open|daily)s?\b`, "i");

const countedParts = new RegExp(
  String.raw`^(${numberPattern}|a|an)[ -](?:[\p{L}-]+ )?(evening|night|morning|afternoon|lunch)(?:e?s)?$`,
  "iu",
);

/** How many evenings, mornings and the like some words count; undefined if they say something else. */
function partsOfDay(words: string): number | undefined {
  const [, count = ""] = countedParts.exec(words) ?? [];
  return count === "" ? undefined : numberOf(count);
}

/** "4 evenings" if they are all evenings, else "4 days". */
function inDays(days: number, words: readonly string[]): string {
  const own = words.find((one) => partsOfDay(one) === days);
  const unit = own === undefined ? "day" : (countedParts.exec(own)?.[2]?.toLowerCase() ?? "day");
  return `${days} ${days === 1 ? unit : unit === "lunch" ? "lunches" : `${unit}s`}`;
}

/** "5:30 p.m. to 9 p.m" as "5:30 pm–9 pm". */
function tidyHours(words: string): string {
  return words
    .replaceAll(/(?<=\d) ?([ap])\.? ?m\b\.?/gi, (_, half: string) => ` ${half.toLowerCase()}m`)
    .replaceAll(/(\d(?: [ap]m)?|noon|midnight) (?:to|until|till) (?=\d|noon|midnight)/gi, "$1–");
}

/** The weekday that stands before a time. */
const dayBefore = (text: string, at: number): RegExpExecArray | null =>
  new RegExp(String.raw`\b(${weekday})s?,? (?:from )?$`, "i").exec(text.slice(Math.max(0, at - 20), at));

/** The number of that weekday. */
function weekdayBefore(text: string, at: number): number | undefined {
  const found = dayBefore(text, at);
  return found?.[1] === undefined ? undefined : weekdayOf(found[1]);
}

const monthName =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";

const hourWords = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
const wordRange = new RegExp(
  String.raw`\b(${hourWords}|noon|midnight) (?:to|till|until) (${hourWords}|noon|midnight)\b(?: (?:o'clock|sharp))?(?: in the (morning|afternoon|evening)| at night)?(?! (?:people|guests|visitors|days|nights|weeks|hours|minutes|of|thousand|hundred|\p{L}+s\b(?<!\b(?:mondays|sundays|saturdays))))`,
  "giu",
);

/** Ways of writing days and hours that say the same as plainer ones. */
const plainer: readonly (readonly [RegExp, string])[] = [
  [/\bsat ?[+/&-] ?sun\b/g, "Sat and Sun"],
  [/\bthu ?[+/&] ?fri\b/g, "Thu and Fri"],
  // "Sat Sun Mon"
  [/\b(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun) (?=(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)\b)/g, "$1, "],
  [/\bfri ?[+/&] ?sat\b/g, "Fri and Sat"],
  [/\bmon tues? wed\b/g, "Mon, Tue, Wed"],
  [/\btues? wed thu(?:rs?)?\b/g, "Tue, Wed, Thu"],
  [/\bwed thu(?:rs?)? fri\b/g, "Wed, Thu, Fri"],
  [/\bfri sat sun\b/g, "Fri, Sat, Sun"],
  [/(?<=\d) ?o['’]?clock(?= (?:to|until|till|-))/gi, ""],
  [/(?<=\b\d{1,2}(?:[ap]m)?) til(?= \d)/gi, " till"],
  [/(?<=\d:\d\d) ?~ ?(?=\d)/g, "-"],
  [/\b([01]\d|2[0-3])([0-5]\d) ?[-–] ?([01]\d|2[0-4])([0-5]\d)\b/g, "$1:$2-$3:$4"],
  [/\b(\d{1,2})h([0-5]\d)\b/gi, "$1:$2"],
  [
    /\bbetween (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?) and (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?)(?!\w|\.\d| ?(?:people|thousand|k\b))/gi,
    "$1 to $2",
  ],
  [
    /\bdoors?(?: open)?(?: at)? (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?),? (?:and )?(?:end|close|closing|last call)s?(?: at)? (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?)/gi,
    "$1 to $2",
  ],
  [/\b(\d{1,2})(?: in the morning)?,? (?:till|until|to) noon\b/gi, "$1am to noon"],
  [/\b(\d{1,2}) in the morning\b/gi, "$1am"],
  [/\bdays? (?:@|at|of|with) (\d{1,2}) ?h(?:ours|rs)?\b(?: each)?/gi, "days, $1 hours a day"],
  [/\b(\d{1,2}) ?x (\d{1,2}) ?(?:h\b|hours)/gi, "$1 days, $2 hours a day"],
  [/\b(evenings|nights|mornings|afternoons|days|\w+days) of (\w+) hours\b/gi, "$1, $2 hours a day"],
  [/\b(\w+) hours (?:a|per|each|every) (?:night|evening|morning|afternoon)\b/gi, "$1 hours a day"],
  [/((?:evenings|nights|mornings|afternoons|days|\w+days),? \w+ hours) each\b/gi, "$1 a day"],
  [/\b(?:an hour and a half|one and a half hours|1 ?½ hours)\b/gi, "1.5 hours"],
  [/\b(\w+) and a half hours\b/gi, "$1.5 hours"],
  [/\ba couple of hours\b/gi, "2 hours"],
  [
    /\b(?:for|of|only|just|exactly|about|have|is|lasts|takes) (?:an|one) hour\b(?! (?:a|per|before|after|away|and))/gi,
    "for 1 hours",
  ],
  [/\b(?:an|one)[- ]hour (?=slot|window|session|reception|break|show|class)/gi, "1 hours "],
  [
    /\b(?:for|only|just|exactly) (\d{2,3}) minutes\b(?= *(?:[.,;)]|in all|in total|on\b|$))/gi,
    "for $1/60 hours",
  ],
  [/\b(\d{2,3})[- ]minutes?[- ](?=slot|window|reception|assembly)/gi, "$1/60 hours "],
  [/\bhalf[- ]days\b/gi, "days"],
  // "Weekday mornings 1 wk"
  [/\b(\d+|one|two|three|four) ?wks?\b/gi, "$1 weeks"],
  [/\b(?:every|each) day for a week\b/gi, "7 days"],
  [/\b(\w+day) the \d{1,2}(?:st|nd|rd|th)\b/gi, "$1"],
];

function plainTimes(given: string): string {
  const text = plainer.reduce((before, [pattern, plain]) => before.replaceAll(pattern, plain), given);
  const inHours = (minutes: string) => String(Math.round((Number(minutes) / 60) * 100) / 100);
  const digits = (word: string) => (/noon|midnight/i.test(word) ? word : String(numberOf(word)));
  const half = (part: string | undefined) => (part === undefined ? "" : /morning/i.test(part) ? "am" : "pm");
  return (
    text
      .replaceAll(/\b(\d{2,3})\/60 hours\b/g, (_, minutes: string) => `${inHours(minutes)} hours`)
      .replaceAll(
        /\b(one|two|three|four|five|six)\.5 hours\b/gi,
        (_, word: string) => `${numberOf(word)}.5 hours`,
      )
      .replaceAll(
        wordRange,
        (_, from: string, to: string, part: string | undefined) =>
          `${digits(from)}${half(part)} to ${digits(to)}${half(part)}`,
      )
      // "Half six to eight": half past six.
      .replaceAll(halfHours, (whole: string, ...found: (string | undefined)[]) =>
        found[0] === undefined && found[2] === undefined
          ? whole
          : `${hourOfWord(found[1], found[0])} to ${hourOfWord(found[3], found[2])}`,
      )
      .replaceAll(rangeOfDates, (whole: string, ...found: (string | undefined)[]) => {
        const [from, to] = [found[0] ?? found[2], found[1] ?? found[3]].map(Number);
        return from !== undefined && to !== undefined && to > from && to <= 31
          ? `${to - from + 1} days (${whole.replace(/ ?[-–] ?/, " through ")})`
          : whole;
      })
      .replaceAll(twoDates, "2 days ($&)")
  );
}

const anHour = String.raw`(half (?:past )?)?(${hourWords}|\d{1,2})`;
const halfHours = new RegExp(String.raw`\b${anHour} (?:to|till|until) ${anHour}\b(?![:.]\d)`, "giu");
const hourOfWord = (word = "", half: string | undefined): string =>
  `${numberOf(word)}${half === undefined ? "" : ":30"}`;

const rangeOfDates = new RegExp(
  String.raw`\b(?:${monthName}) (\d{1,2})(?:st|nd|rd|th)? ?[-–] ?(\d{1,2})(?:st|nd|rd|th)?\b|\b(\d{1,2})(?:st|nd|rd|th|\.)? ?[-–] ?(\d{1,2})(?:st|nd|rd|th|\.)? (?:of )?(?:${monthName})\b`,
  "gi",
);
const twoDates = new RegExp(
  String.raw`\b(?:${monthName}) \d{1,2}(?:st|nd|rd|th)? ?(?:and|&|\+|\/) ?\d{1,2}(?:st|nd|rd|th)?\b|\b\d{1,2}(?:st|nd|rd|th|\.)? ?(?:and|&|\+|\/) ?\d{1,2}(?:st|nd|rd|th|\.)? (?:of )?(?:${monthName})\b`,
  "gi",
);
/** "Three hours", if nothing says from when to when. */
const forHours = new RegExp(
  String.raw`\b(${numberPattern})[ -]hours?(?: slot| window| session| stint)?\b(?! (?:a|per|before|after|away|drive|of sleep|earlier|later|late|sooner))`,
  "iu",
);
const shifts = new RegExp(String.raw`(${numberPattern}) shifts? of (${numberPattern}) hours`, "iu");

const saysOnlyDays = new RegExp(
  String.raw`^(?:${numberPattern}|a|one)[ -](?:(?:working|consecutive|full|whole|single) )?(?:days?|weeks?|months?|workdays?)$`,
  "iu",
);

function minutesOf(count: string, unit: string): number {
  return numberOf(count) * (/^h/i.test(unit) ? 60 : 1);
}

const distinct = (words: readonly string[]): string[] =>
  words.filter((one, at) => words.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at);

/** A bare "7-12" is an age or a size as often as a time: it must have a mark, minutes, or a day near it. */
function isNearTime(text: string, whole: string): boolean {
  if (/[ap]\.?m|:\d\d|noon|midnight/i.test(whole)) return true;
  const at = text.indexOf(whole);
  if (/\b(?:sizes?|kids|ages?|aged|grades?|years?)\s*$/i.test(text.slice(0, at))) return false;
  if (
    /\bfrom $/i.test(text.slice(0, at)) &&
    /^\s*(?:only|sharp|o'clock|[.,;]|and not)/i.test(text.slice(at + whole.length))
  )
    return true;
  const near = new RegExp(String.raw`\b(?:${part}|${weekday}|open|hours)s?\b`, "i");
  // "Two Saturdays in the courtyard of a nursery, 10-2."
  const sentence =
    text
      .slice(0, at)
      .split(/[.!?]\s|\n/)
      .at(-1) ?? "";
  const endsIt = /^\s*(?:[.,;!)]|$)/.test(text.slice(at + whole.length)) && /,\s*$/.test(sentence);
  return near.test(
    `${endsIt ? sentence : text.slice(Math.max(0, at - 60), at)}${text.slice(at, at + whole.length + 25)}`,
  );
}
