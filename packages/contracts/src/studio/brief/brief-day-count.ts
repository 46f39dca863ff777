// cspell:ignore nesday rsday sday urday
import { months, weekdayOf } from "./brief-days.ts";
import { placesIn, stopsIn } from "./brief-stops.ts";
import { numberOf, numberPattern } from "./brief-text.ts";

/** Parts of time that a brief counts. */
export const part =
  "days?|workdays?|weekdays?|weeknights?|nights?|evenings?|mornings?|afternoons?|weekends?|weeks?|months?|lunchtimes?|lunch breaks?|lunches|dates?";
/** A weekday, in full or short. */
export const weekday =
  "mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?";
const dayCount = new RegExp(
  String.raw`(?<![\w$.,-])(${numberPattern}|a|one)[ -](?:(?:working|consecutive|straight|full|whole|single|wet|dry|cold|warm|busy|quiet|regular|${weekday})s? |(?!(?:both|all|those|these|each|every|or|of|to|and|in|by|for|per|a|an|the|more|other|business|trial|free|bonus|extra|guest|test)\b)[a-z]{4,12} )?(?:(week)day )?(${part})\b(?! (?:before|after|ahead|later|old|ago|shift))`,
  "giu",
);
const dayRange = new RegExp(
  String.raw`\b(${weekday})s?\s?(?:-|–|to|thru|through|till|until)\s?(${weekday})s?\b`,
  "iu",
);
const dayName = new RegExp(String.raw`\b(${weekday})s?\b`, "giu");
const countedWeekday = new RegExp(
  String.raw`(?<![\w.,-])(${numberPattern})\s+(?:(?:consecutive|successive|straight|following|different|separate|free) )?(?:${weekday})s?\b`,
  "giu",
);

/** The days that a text speaks of; adds its words. `town` may name several, one after the other. */
export function daysIn(text: string, words: string[], town = ""): number | undefined {
  let days: number | undefined;
  let longOnly: boolean | undefined;
  for (const { value, isLong, whole } of countsIn(text)) {
    if (days === undefined || (isLong === longOnly ? value > days : longOnly)) days = value;
    else if (isLong && !longOnly) continue;
    longOnly = isLong && longOnly !== false;
    words.push(whole.trim());
  }
  const named = weekdaysIn(text);
  if (named) {
    // Weekdays say when it is; weeks and months are as often how long something else takes.
    const isSurer =
      days === undefined ||
      named.by === "count" ||
      (longOnly && (named.by === "range" || days > 27)) ||
      (days === 1 && named.days > 1);
    if (isSurer) days = named.days;
    words.push(named.words);
  }
  const stops = stopsIn(text, town);
  const inAll = stops === undefined ? 0 : stops.daysEach * stops.count;
  if (stops && inAll > 1) {
    if (days === undefined || days < inAll || longOnly) days = inAll;
    const own = words.findIndex((one) => stops.words.startsWith(one));
    words.splice(own < 0 ? words.length : own, 1, stops.words);
  }
  return days;
}

/** "50 dirhams", "300 people" before "a month" */
const isRate =
  /(?:\d|[$€£]|\btimes|\bpeople|(?<!\b(?:lasts|takes|has|gives|runs|gets|needs|is|was|wants|this|us|buys|books|spends))\b\p{L}{2,}s)\s*$/iu;
const weekdayList = new RegExp(
  String.raw`\b(?:${weekday})s?(?:(?:,? ?(?:and|&|\+)|,|\/) ?(?:(?:a|the|on|then|next) )*(?:${weekday})s?\b)+`,
  "giu",
);
const everyIn = new RegExp(
  String.raw`\b(?:every|each|all(?: the)?) (?:${weekday})s? (?:\p{L}+ )?(?:in|of|through|throughout|during) ((?:${months.join("|")})(?:(?:,| and| &) (?:${months.join("|")}))*)`,
  "iu",
);
const weeksAMonth = 4;

/** "The first Monday in March and the first Monday in April", "the last Friday in January and the Saturday after it" */
const datedDay = new RegExp(
  String.raw`\b(?:first|second|third|fourth|last) (?:${weekday}) (?:in|of) (?:${months.join("|")})\b`,
  "giu",
);
const isAndNext = new RegExp(String.raw`\band the (?:${weekday}) (?:after|before)(?: it| that)?\b`, "iu");

/** The days that are named by weekdays, and how the brief says which. */
function weekdaysIn(
  text: string,
): { days: number; words: string; by: "range" | "count" | "list" | "name" } | undefined {
  const [range = "", from = "", to = ""] = dayRange.exec(text) ?? [];
  if (range !== "")
    return { days: ((weekdayOf(to) - weekdayOf(from) + 7) % 7) + 1, words: range, by: "range" };
  const dated = [...text.matchAll(datedDay)].map(([whole]) => whole);
  if (dated.length > 0)
    return { days: dated.length + (isAndNext.test(text) ? 1 : 0), words: dated.join(" and "), by: "count" };
  const several = [...text.matchAll(countedWeekday)].find(([, count = ""]) => numberOf(count) > 1);
  if (several?.[1]) return { days: numberOf(several[1]), words: several[0], by: "count" };
  // "sat" and "SAT" are no Saturday.
  const isDay = (one: string): boolean => one.length > 5 || /^[A-Z][a-z]+$/.test(one);
  const namesIn = (one: string): string[] => [...one.matchAll(dayName)].map(([day]) => day).filter(isDay);
  const lists = [...text.matchAll(weekdayList)].map(([list]) => namesIn(list));
  const longest = lists.toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (longest.length > 1)
    return { days: new Set(longest.map(weekdayOf)).size, words: listOf(longest), by: "list" };
  const [only, ...others] = namesIn(text);
  if (only === undefined || others.some((one) => weekdayOf(one) !== weekdayOf(only))) return undefined;
  const [, inMonths] = everyIn.exec(text) ?? [];
  const each = inMonths === undefined ? undefined : inMonths.split(/,| and | & /).length * weeksAMonth;
  // "Two fire stations, Saturdays": one for each, if it says no more.
  const all = ofThem(text) ?? each ?? (/days$/i.test(only) ? placesIn(text) : 0);
  return { days: Math.max(1, all), words: only, by: all > 1 ? "count" : "name" };
}

const listOf = (days: readonly string[]): string =>
  [days.slice(0, -1).join(", "), days.at(-1) ?? ""].join(" and ");

interface DayCount {
  value: number;
  /** Weeks and months are mostly how far ahead it is; days and evenings are when it is. */
  isLong: boolean;
  whole: string;
}

const opens = new RegExp(
  String.raw`\b(?:${weekday})s?\b|\d ?(?:[ap]\.?m\.?)? ?(?:-|–|to|till|until) ?\d`,
  "iu",
);

/** The counted days of a text; where some stand in a sentence that says when it is open, only those. */
function countsIn(text: string): DayCount[] {
  const all = [...text.matchAll(dayCount)].flatMap((match) => {
    const one = countOf(text, match);
    return one === undefined ? [] : [{ ...one, opens: opens.test(sentenceAt(text, match.index)) }];
  });
  const opening = all.filter((one) => one.opens && !one.isLong);
  return opening.length > 0 ? opening : all;
}

/** The sentence around a place in a text. */
function sentenceAt(text: string, at: number): string {
  const before =
    text
      .slice(0, at)
      .split(/[.!?]\s+(?=\p{Lu})|\n/u)
      .at(-1) ?? "";
  return `${before}${text.slice(at).split(/[.!?](?=\s|$)|\n/)[0] ?? ""}`;
}

function countOf(
  text: string,
  { 0: whole, 1: count = "", 3: unit = "", index }: RegExpExecArray,
): DayCount | undefined {
  const [before, after] = [text.slice(0, index), text.slice(index + whole.length)];
  const isWeeks = /^weeks?$/i.test(unit);
  const number = numberOf(count) || 1;
  const factor = isWeeks
    ? /lunch|workday|weekday/i.test(text)
      ? 5
      : 7
    : /^month/i.test(unit)
      ? 30
      : /^weekend/i.test(unit)
        ? 2
        : /^lunch break/i.test(unit)
          ? 0
          : 1;
  const value = number * factor;
  if (isOfThings(text, index, whole.length)) return undefined;
  // "It's not a safety day, don't let it smell like one"
  if (/\b(?:not|isn't|never|no|than|such) $/i.test(before) && /^(?:a|an) /i.test(whole)) return undefined;
  // "A local morning newsletter", "a fourteen-day trial"
  const next =
    /^ (?!(?:in|on|at|from|to|and|or|only|each|long|straight|of|with|for|before|after|by|the|then|is|are|we|it|per)\b)(\p{L}{4,})/iu.exec(
      after,
    )?.[1];
  if (
    next !== undefined &&
    (/^(?:a|one)\s\p{L}+\s/iu.test(whole) || /\d-|\p{L}-(?:day|week|month|night)$/iu.test(whole)) &&
    !/^(?:events?|tours?|festivals?|fairs?|conferences?|pop|run|shows?|markets?|campaigns?|exhibitions?|expos?|shifts?|slots?|sessions?|visits?)$/i.test(
      next,
    )
  )
    return undefined;
  // "400 night nurses" and "600 day visitors" are people.
  if (value === 0 || /^every/i.test(whole) || (number > 1 && !/s$/i.test(unit) && !whole.includes("-")))
    return undefined;
  // "a 14-day return" and "50 dirhams a month" say nothing about how long it lasts.
  if (/^an? (?:day|week|month|night)$/i.test(whole) && isRate.test(before)) return undefined;
  return { value, isLong: isWeeks || /^month/i.test(unit), whole };
}

/** How long something keeps, takes or was waited for is no opening time. */
function isOfThings(text: string, at: number, length: number): boolean {
  const before =
    text
      .slice(Math.max(0, at - 45), at)
      .split(/[.!?;:]/)
      .at(-1) ?? "";
  const after = (text.slice(at + length, at + length + 30).split(/[.!?;:]/)[0] ?? "").toLowerCase();
  return (
    /\b(?:waits?|waiting|keeps?|stays?|moist|fresh|ill|sick|blazer|doctor|deliver\w*|takes?|took|within|every(?! day\b)|raining|rains|stinks?|smells?|warranty|return\w*|refund\w*|charges?|batter\w*|lasts?|old|paid|costs?|ships?|guarantee\w*|closed|since|sailed|worked|slept|rode|spent|sits?|sat)\b[^,]*$|\bother\s*$|[=+][^,]*$/i.test(
      before,
    ) ||
    // "The course is six weeks for anybody over 16": how long it takes, and not when it is open.
    (/\p{Lu}\S* (?:is|are)\s*$/u.test(before) && /^\s+(?:for|with|of|in)\b/.test(after)) ||
    /^\s+(?:old|for a (?:doctor|appointment)|and then|of (?:waiting|guarantee|warranty)|to (?:deliver|ship))\b/.test(
      after,
    )
  );
}

/** "Sunday afternoons in February (four of them)", "every Saturday in March and two in April, so six in all". */
function ofThem(text: string): number | undefined {
  const counts = [
    ...text.matchAll(new RegExp(String.raw`(?<!\bin )\b(${numberPattern}) of them\b`, "giu")),
    ...text.matchAll(
      new RegExp(
        String.raw`\b(?:${weekday})s?\b[^.!?]*?\b(?:so|makes?|that's|which is) (${numberPattern}) (?:in all|in total|altogether)\b`,
        "giu",
      ),
    ),
  ]
    .map(([, count = ""]) => numberOf(count))
    .filter((count) => count > 1 && count <= 60);
  return counts.length > 0 ? Math.max(...counts) : undefined;
}
