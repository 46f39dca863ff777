import { weekdayOf } from "./brief-days.ts";
import { numberOf, numberPattern } from "./brief-text.ts";

/** Parts of time that a brief counts. */
export const part =
  "days?|workdays?|weekdays?|nights?|evenings?|mornings?|afternoons?|weekends?|weeks?|months?|lunchtimes?|lunch breaks?|lunches|dates?";
/** A weekday, in full or short. */
export const weekday =
  "mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?";
const dayCount = new RegExp(
  String.raw`(?<![\w$.,-])(${numberPattern}|a|one)[ -](?:(?:working|consecutive|straight|full|whole|single|wet|dry|cold|warm|busy|quiet|regular|${weekday})s? |(?!(?:both|all|those|these|each|every|or|of|to|and|in|by|for|per|a|an|the|more|other|business|trial|free|bonus|extra|guest|test)\b)[a-z]{4,12} )?(?:(week)day )?(${part})\b(?! (?:before|after|ahead|later|old|ago|shift))`,
  "giu",
);
const dayRange = new RegExp(
  String.raw`\b(${weekday})s?\s?(?:-|–|to|thru|through|till|until)\s?(${weekday})s?\b`,
  "iu",
);
const dayName = new RegExp(String.raw`\b(${weekday})s?\b`, "giu");
const countedWeekday = new RegExp(String.raw`\b(${numberPattern})\s+(${weekday})s?\b`, "iu");

/** The days that a text speaks of; adds its words. */
export function daysIn(text: string, words: string[]): number | undefined {
  let days: number | undefined;
  let longOnly: boolean | undefined;
  let perPlace = 1;
  const places = new RegExp(
    String.raw`\b(${numberPattern}) (?:[\w-]+ ){0,2}(?:hospitals?|sites|cities|towns|stations|stores|employers|schools|centers|markets|bookshops|cafés|offices|clinics|campuses|venues|gyms|clubs|plants|shops|bars|pubs|restaurants|halls|libraries|branches|malls|parks|villages|barbershops)\b`,
    "iu",
  ).exec(text);
  for (const [whole, count = "", , unit = ""] of text.matchAll(dayCount)) {
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
    if (isOfThings(text, text.indexOf(whole), whole.length)) continue;
    // "A local morning newsletter", "a fourteen-day trial"
    const next =
      /^ (?!(?:in|on|at|from|to|and|or|only|each|long|straight|of|with|for|before|after|by|the|then|is|are|we|it|per)\b)(\p{L}{4,})/iu.exec(
        text.slice(text.indexOf(whole) + whole.length),
      )?.[1];
    if (
      next !== undefined &&
      (/^(?:a|one)\s\p{L}+\s/iu.test(whole) || /\d-|\p{L}-(?:day|week|month|night)$/iu.test(whole)) &&
      !/^(?:events?|tours?|festivals?|fairs?|conferences?|pop|run|shows?|markets?|campaigns?|exhibitions?|expos?|shifts?|slots?|sessions?|visits?)$/i.test(
        next,
      )
    )
      continue;
    // "400 night nurses" and "600 day visitors" are people.
    if (value === 0 || /^every/i.test(whole) || (number > 1 && !/s$/i.test(unit) && !whole.includes("-")))
      continue;
    // "a 14-day return" or "a day" as a rate says nothing about how long it lasts.
    if (
      /^a (?:day|week|month|night)$/i.test(whole) &&
      /(?:\d|times|hours|people|passers-by)\s*$/i.test(text.slice(0, text.indexOf(whole)))
    )
      continue;
    if (
      /^(?:one|1) (?:\p{L}+ )?(?:day|night|morning|evening|afternoon)$/iu.test(whole) &&
      places?.[1] &&
      /^ each/i.test(text.slice(text.indexOf(whole) + whole.length))
    )
      perPlace = numberOf(places[1]);
    // Weeks and months are mostly how far ahead it is; days and evenings are when it is.
    const isLong = isWeeks || /^month/i.test(unit);
    if (days === undefined || (isLong === longOnly ? value > days : longOnly)) days = value;
    else if (isLong && !longOnly) continue;
    longOnly = isLong && longOnly !== false;
    words.push(whole.trim());
  }
  if (days !== undefined && perPlace > 1) days = Math.max(days, perPlace);
  const span = dayRange.exec(text);
  // "sat" and "SAT" are no Saturday.
  const names = [...text.matchAll(dayName)]
    .map(([one]) => one)
    .filter((one) => one.length > 5 || /^[A-Z][a-z]+$/.test(one));
  const counted = countedWeekday.exec(text);
  if (span?.[1] && span[2]) {
    const named = ((weekdayOf(span[2]) - weekdayOf(span[1]) + 7) % 7) + 1;
    // Weekdays say when it is; weeks and months are as often how long something else takes.
    days = days === undefined || longOnly ? named : days;
    words.push(span[0]);
  } else if (counted?.[1]) {
    days ??= numberOf(counted[1]);
    words.push(counted[0]);
  }
  const distinctNames = new Set(names.map(weekdayOf));
  if (!span) {
    const [first, second] = names;
    const joined =
      first && second && new RegExp(String.raw`\b${first}s? ?(?:and|&|\+|,|\/) ?${second}`, "i").test(text);
    if (joined) {
      days = days === undefined || days === 1 || (longOnly && days > 27) ? 2 : days;
      words.push(`${first} and ${second}`);
    } else if (first && distinctNames.size === 1) {
      if (days === undefined || days === 1)
        days =
          /days?\b/i.test(first) && /s$/i.test(first) && places?.[1]
            ? numberOf(places[1])
            : (ofThem(text) ?? days ?? 1);
      words.push(first);
    }
  }
  return days;
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
    /\b(?:waits?|waiting|keeps?|stays?|moist|fresh|ill|sick|blazer|doctor|deliver\w*|takes?|took|within|every(?! day\b)|warranty|return\w*|refund\w*|charges?|batter\w*|lasts?|old|paid|costs?|ships?|guarantee\w*|closed|since)\b[^,]*$/i.test(
      before,
    ) ||
    /^\s+(?:old|for a (?:doctor|appointment)|and then|of (?:waiting|guarantee|warranty)|to (?:deliver|ship))\b/.test(
      after,
    )
  );
}

/** "Sunday afternoons in February (four of them)". */
function ofThem(text: string): number | undefined {
  const counts = [...text.matchAll(new RegExp(String.raw`\b(${numberPattern}) of them\b`, "giu"))]
    .map(([, count = ""]) => numberOf(count))
    .filter((count) => count > 1 && count <= 60);
  return counts.length > 0 ? Math.max(...counts) : undefined;
}
