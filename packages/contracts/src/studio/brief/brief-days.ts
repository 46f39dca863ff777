/** The months by name. */
export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
/** The first month of each season. */
const seasons: Readonly<Record<string, number>> = { spring: 2, summer: 5, fall: 8, autumn: 8, winter: 11 };

/** Months with a capital: "may" and "march" are words. Seasons after a preposition: prices fall, too. */
const named = new RegExp(
  String.raw`(?<!\b(?:not|except|but|never|avoid) (?:in )?)(?:\b(${months.join("|")})\b|\bQ([1-4])\b|\b(?:in|this|next|by|during|for|of|until) (?:the )?(?:early |late |mid-?)?(spring|summer|fall|autumn|winter)\b)(?:,? (?:of )?(20\d\d))?`,
  "gu",
);

/**
 * The days that a brief names by months, quarters or seasons, from the first to the last one, the next time that they
 * come. Undefined if it names none, or only days that are over.
 */
export function daysNamed(text: string, today: string): { from: string; to: string } | undefined {
  const spans = [...text.matchAll(named)].flatMap(([, month, quarter, season, year]) => {
    const [first, length] =
      month !== undefined
        ? [months.indexOf(month), 1]
        : quarter !== undefined
          ? [(Number(quarter) - 1) * 3, 3]
          : [seasons[season ?? ""] ?? 0, 3];
    const thisYear = Number(today.slice(0, 4));
    const years = year === undefined ? [thisYear - 1, thisYear, thisYear + 1] : [Number(year)];
    const [next] = years
      .map((one) => ({ from: dayOf(one, first, 1), to: dayOf(one, first + length, 0) }))
      .filter(({ to }) => to >= today);
    return next ? [next] : [];
  });
  if (spans.length === 0) return undefined;
  const [from = today] = spans.map((span) => span.from).toSorted();
  return {
    from: from > today ? from : today,
    to:
      spans
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? today,
  };
}

function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** With a capital where the word means something else, too. */
const aMonth = new RegExp(
  String.raw`(?<!\b(?:since|until|till|by|before|last) )(?:(?<![–-] ?|\b(?:and|to|through|till|until|\+) )(?<!\d)(?<first>\d{1,2})(?:st|nd|rd|th|\.)? (?:of )?)?\b(?:(?<part>early|mid|late)[ -])?(?<name>${months.join("|")})\b(?! (?:\p{Lu}|be|not|have|we|I|use|take|make|show|need|with|through|past|down|along|to|into))(?: (?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d:])(?: ?(?:-|–|to|through|till) ?(?<last>\d{1,2})(?:st|nd|rd|th)?(?![\d:]))?)?`,
  "u",
);
const aSeason = /\bin (?:the )?((?:early |late )?(?:spring|summer|autumn|fall|winter))\b/;
const lowerMonth = new RegExp(String.raw`\b(?:in|of|during|by) (${months.join("|").toLowerCase()})\b`);

/** The month or season that a brief names, with its day if it names one: "in early March", "on June 5". */
export function monthIn(text: string): string | undefined {
  const { part, name, first, day = first, last } = aMonth.exec(text)?.groups ?? {};
  if (name !== undefined && day !== undefined)
    return `on ${name} ${day}${last === undefined ? "" : `–${last}`}`;
  if (name !== undefined) return part === undefined ? `in ${name}` : `in ${part} ${name}`;
  const season = aSeason.exec(text)?.[1];
  if (season !== undefined) return `in ${season}`;
  const lower = lowerMonth.exec(text)?.[1];
  return lower && `in ${lower.charAt(0).toUpperCase()}${lower.slice(1)}`;
}

const fullDays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** A weekday by its place in the week, Monday first; `name` may be short. */
export function weekdayOf(name: string): number {
  return fullDays.findIndex((one) => one.startsWith(name.toLowerCase().slice(0, 3)));
}
