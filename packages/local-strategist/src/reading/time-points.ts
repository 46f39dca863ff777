// cspell:ignore hallowe thru
import { daysAhead, daysLater, months as monthNames } from "../period.ts";
import { easter, firstDay, lastDay, monthName, monthsLater } from "./spans.ts";

/** A time that a text names: a day, a month, a season and the like. */
export interface Point {
  at: number;
  end: number;
  kind: "day" | "part" | "month" | "season" | "quarter" | "half" | "year" | "year end" | "near";
  /** Its first and its last day in a year. */
  in: (year: number) => { from: string; to: string };
  /** The year that stands with it. */
  year: number | undefined;
  /** It is the one after this: "next autumn". */
  isNext: boolean;
  /** It is the one that has begun: "this autumn". */
  isThis?: boolean;
  /** How it is named without a year. */
  name: string;
}

const two = (value: number) => String(value).padStart(2, "0");
const long = monthNames.join("|");
const abbreviations = `${monthNames.map((name) => name.slice(0, "jan".length)).join("|")}|sept`;
const month = `(?:${long}|${abbreviations})`;
const monthOf = (text: string) =>
  monthNames.findIndex((name) => name.startsWith(text.toLowerCase().slice(0, "jan".length))) + 1;
/** The first month of each season, as in the northern half of the world, where all events are sold. */
const seasons: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };
const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  "1st": 1,
  second: 2,
  "2nd": 2,
  third: 3,
  "3rd": 3,
  fourth: 4,
  "4th": 4,
  last: 0,
  final: 0,
};
const ordinal = Object.keys(ordinals).join("|");

/** Holidays of one day, by month and day. */
const holidays: readonly (readonly [string, number, number])[] = [
  ["christmas eve|xmas eve", 12, 24],
  ["christmas(?: day)?|xmas", 12, 25],
  ["new year['’]?s eve", 12, 31],
  ["new year['’]?s(?: day)?|(?:the )?new year", 1, 1],
  ["valentine['’]?s(?: day)?", 2, 14],
  ["hallowe['’]?en", 10, 31],
];

/** What a year may stand as behind a time: "2027", "'27", "of next year". */
const yearAfter = String.raw`(?:,? (?:(?:of|in) )?(?:(?:the )?(?:year )?(20\d\d)\b|(next|this|the (?:coming|following)) year\b)|,? ?['’](\d\d)\b)?`;
const shortYearAfter = String.raw`(?:,? (?:(?:of|in) )?(?:(?:the )?(?:year )?(20\d\d)\b|(next|this|the (?:coming|following)) year\b)|(?:,? (?:of )?|\/|,? ?['’])(\d\d)\b(?!['’,.]?\d| ?(?:k|%|people|events?)\b))?`;

const notAmount = String.raw`(?![\d,.]*\d|k\b|\+| ?(?:k|%|grand|thousand|people|ppl|guests|attendees|visitors|heads|persons|dollars?|usd|bucks|events?)\b)`;
const to = String.raw` ?(?:-|–|to|until|till|and|through|thru) ?(?:the )?`;
const dayNumber = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;

type Read = (found: RegExpExecArray, today: string) => Omit<Point, "at" | "end"> | undefined;

function yearIn(today: string, full?: string, relative?: string, short?: string): number | undefined {
  if (full !== undefined) return Number(full);
  if (short !== undefined) return 2000 + Number(short);
  if (relative === undefined) return undefined;
  return Number(today.split("-")[0]) + (relative === "this" ? 0 : 1);
}

const span = (first: number, count: number) => (year: number) => ({
  from: firstDay(year, first),
  to: lastDay(year, first + count - 1),
});
const fixed = (from: string, to: string) => () => ({ from, to });
const dayIn =
  (month: number, first: number, last = first) =>
  (year: number) => {
    const end = Number(lastDay(year, month).split("-")[2]);
    const day = (date: number) => `${year}-${two(month)}-${two(Math.min(end, Math.max(1, date)))}`;
    return { from: day(first), to: day(last) };
  };
const rangeOf = (month: string, first: string, last: string) =>
  `${monthName(monthOf(month))} ${Number(first)} to ${Number(last)}`;

/** The ways to name a time, the more special ones first. */
const ways: readonly (readonly [RegExp, Read])[] = [
  [
    /\bbetween christmas and (?:the )?new year\b/g,
    (_, today) => {
      const year = Number(today.split("-")[0]);
      return {
        kind: "part",
        in: fixed(`${year}-12-24`, `${year + 1}-01-01`),
        year,
        isNext: false,
        name: "between Christmas and New Year",
      };
    },
  ],
  [
    /\b20(\d\d)-(\d\d)-(\d\d)\b/g,
    ([, year = "", month = "", day = ""]) => ({
      kind: "day",
      in: dayIn(Number(month), Number(day)),
      year: 2000 + Number(year),
      isNext: false,
      name: `${monthName(Number(month))} ${Number(day)}`,
    }),
  ],
  [
    new RegExp(
      String.raw`\b(?:the )?(${ordinal}) (?:(two|2|three|3) )?(weeks?|half|days?) (?:of|in) (?:the )?(${month})\b\.?${yearAfter}`,
      "g",
    ),
    ([, which = "", count, unit = "", name = "", ...years], today) => {
      const at = ordinals[which] ?? 1;
      const many = count === undefined ? 1 : /two|2/.test(count) ? 2 : 3;
      const length = (unit === "half" ? 15 : unit.startsWith("week") ? 7 : 1) * many;
      const first = at === 0 ? lastOfMonth - length + 1 : (at - 1) * length + 1;
      const last = at === 0 || (unit === "half" && at === 2) ? lastOfMonth : first + length - 1;
      const number = monthOf(name);
      return {
        kind: "part",
        in: (year) =>
          at === 0
            ? { from: daysLater(lastDay(year, number), 1 - length), to: lastDay(year, number) }
            : dayIn(number, first, last)(year),
        year: yearIn(today, ...years),
        isNext: false,
        name: `the ${which} ${count === undefined ? "" : `${count} `}${unit} of ${monthName(number)}`,
      };
    },
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:from|between) )?(?:the )?${dayNumber}${to}${dayNumber}(?: of)? (${month})\b\.?${yearAfter}`,
      "g",
    ),
    ([, first = "", last = "", name = "", ...years], today) => ({
      kind: "part",
      in: dayIn(monthOf(name), Number(first), Number(last)),
      year: yearIn(today, ...years),
      isNext: false,
      name: rangeOf(name, first, last),
    }),
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:from|between) )?(${month})\.? ${dayNumber}${to}${dayNumber}\b${notAmount}${yearAfter}`,
      "g",
    ),
    ([, name = "", first = "", last = "", ...years], today) => ({
      kind: "part",
      in: dayIn(monthOf(name), Number(first), Number(last)),
      year: yearIn(today, ...years),
      isNext: false,
      name: rangeOf(name, first, last),
    }),
  ],
  [
    new RegExp(
      String.raw`\b(${month})\.? (?:the )?${dayNumber}\b${notAmount}${yearAfter}|\b(?:the )?${dayNumber}(?: of)? (${month})\b\.?${yearAfter}`,
      "g",
    ),
    (found, today) => {
      const isDayFirst = found[1] === undefined;
      const [name = "", date = ""] = isDayFirst ? [found[7], found[6]] : [found[1], found[2]];
      const years = isDayFirst ? found.slice(8, 11) : found.slice(3, 6);
      if (Number(date) < 1 || Number(date) > lastOfMonth) return undefined;
      return {
        kind: "day",
        in: dayIn(monthOf(name), Number(date)),
        year: yearIn(today, ...years),
        isNext: false,
        name: `${monthName(monthOf(name))} ${Number(date)}`,
      };
    },
  ],
  ...holidays.map(
    ([name, month, day]) =>
      [
        // "In the new year" is the year, "after New Year" the day.
        new RegExp(String.raw`(?<!\bin (?:the )?|happy )\b(?:${name})\b`, "g"),
        () => ({
          kind: "day",
          in: dayIn(month, day),
          year: undefined,
          isNext: false,
          name: name.startsWith("christmas(")
            ? "Christmas"
            : name.includes("(?:the )?new year")
              ? "New Year"
              : `${monthName(month)} ${day}`,
        }),
      ] as const satisfies readonly [RegExp, Read],
  ),
  [
    /\beaster(?: sunday)?\b/g,
    () => ({
      kind: "day",
      in: (year) => ({ from: easter(year), to: easter(year) }),
      year: undefined,
      isNext: false,
      name: "Easter",
    }),
  ],
  [
    new RegExp(String.raw`\b(?:(next|this|coming) )?(${month})\b\.?${yearAfter}`, "g"),
    ([, which, name = "", ...years], today) => ({
      kind: "month",
      in: span(monthOf(name), 1),
      year: yearIn(today, ...years),
      isNext: which === "next",
      name: monthName(monthOf(name)),
    }),
  ],
  [
    new RegExp(
      String.raw`\b(?:(next|this|coming) (?:year['’]s )?)?(spring|summer|autumn|fall|winter)(?:time| months| season)?\b${shortYearAfter}`,
      "g",
    ),
    ([, which, name = "", ...years], today) => ({
      kind: "season",
      in: span(seasons[name] ?? 3, 3),
      year: yearIn(today, ...years),
      isNext: which === "next",
      isThis: which === "this",
      name: name === "fall" ? "autumn" : name,
    }),
  ],
  [
    new RegExp(String.raw`\b(?:q([1-4])|(${ordinal}) quarter)\b${shortYearAfter}`, "g"),
    ([, number, which, ...years], today) => {
      const at = number === undefined ? ordinals[which ?? ""] || 4 : Number(number);
      return {
        kind: "quarter",
        in: span(at * 3 - 2, 3),
        year: yearIn(today, ...years),
        isNext: false,
        name: `Q${at}`,
      };
    },
  ],
  [
    new RegExp(
      String.raw`\b(?:h([12])|(?:the )?(${ordinal}) half(?: (?:of )?(?:the )?year)?)\b(?! (?:a|an|of (?!20|['’]?\d|next|this|the (?:coming|following))|(?:price|budget|that|as)\b))${shortYearAfter}`,
      "g",
    ),
    ([, number, which, ...years], today) => {
      const at = number === undefined ? ordinals[which ?? ""] || 2 : Number(number);
      if (at > 2) return undefined;
      return {
        kind: "half",
        in: span(at * 6 - 5, 6),
        year: yearIn(today, ...years),
        isNext: false,
        name: `the ${at === 1 ? "first" : "second"} half`,
      };
    },
  ],
  [
    /\b(?:the )?(?:(?:end of|rest of) (?:the |this |next )?year|year(?:['’]s)?[- ]end|(?:the |this )?year(?= (?:is|['’]s) (?:out|over|up|through)\b))\b/g,
    ([all], today) => {
      const year = Number(today.split("-")[0]) + (/next/.test(all) ? 1 : 0);
      return {
        kind: "year end",
        in: fixed(/rest/.test(all) ? today : `${year}-12-01`, `${year}-12-31`),
        year,
        isNext: false,
        name: "",
      };
    },
  ],
  [
    /\b(?:(?:in|during|all of|throughout|whole of|time in|for|of|until|till|by|before|after|from|only|just|to|be) (20[2-4]\d)\b(?!-|,\d| ?(?:people|ppl|guests|attendees|visitors|heads|persons|dollars?|usd|bucks))|(?<=(?:^|[,;.] ?))(20[2-4]\d)(?=$|[,;.?!]))/g,
    ([, one, other]) => {
      const year = Number(one ?? other);
      return { kind: "year", in: span(1, 12), year, isNext: false, name: "" };
    },
  ],
  [
    /\b(?:(this|next) year|in (?:the )?new year|the (?:coming|following) year)\b/g,
    ([, which], today) => {
      const year = Number(today.split("-")[0]) + (which === "this" ? 0 : 1);
      return {
        kind: "year",
        in: span(1, 12),
        year,
        isNext: false,
        name: which === undefined ? "" : `${which} year`,
      };
    },
  ],
  [
    /\b(?:(?:the )?(?:next|coming|upcoming|following)|within(?: the next)?) (\d{1,3}|couple of|few) (day|week|month)s?\b/g,
    ([, count = "", unit = ""], today) => {
      const many = count === "few" ? 3 : count === "couple of" ? 2 : Number(count);
      const until =
        unit === "month" ? monthsLater(today, many) : daysLater(today, many * (unit === "week" ? 7 : 1));
      const plural = many === 1 ? unit : `${unit}s`;
      return {
        kind: "near",
        in: fixed(today, until),
        year: 0,
        isNext: false,
        name: `in the next ${many} ${plural}`,
      };
    },
  ],
  [
    /\b(?:within(?: the next)?|(?:in )?the (?:next|coming)|next) (half a|half|a) year\b/g,
    ([, half = ""], today) => {
      const many = half === "a" ? 12 : 6;
      return {
        kind: "near",
        in: fixed(today, monthsLater(today, many)),
        year: 0,
        isNext: false,
        name: `in the next ${many} months`,
      };
    },
  ],
  [
    /\b(?:the )?(next|this|coming|following) quarter\b/g,
    ([, which], today) => {
      const [year = 0, month = 1] = today.split("-").map(Number);
      const first = Math.floor((month - 1) / 3) * 3 + 1 + (which === "this" ? 0 : 3);
      return {
        kind: "near",
        in: fixed(firstDay(year, first), lastDay(year, first + 2)),
        year: 0,
        isNext: false,
        name: "",
      };
    },
  ],
  [
    /\btomorrow\b/g,
    (_, today) => ({
      kind: "near",
      in: fixed(daysLater(today, 1), daysLater(today, 1)),
      year: 0,
      isNext: false,
      name: "tomorrow",
    }),
  ],
  [
    /\b(?:today|(?:this|next) (?:week|month)|(?:by|until|on|before) (?:sun|mon|tues|wednes|thurs|fri|satur)day)\b/g,
    ([words], today) => {
      const days = daysAhead(words, today);
      return days && { kind: "near", in: fixed(days.from, days.to), year: 0, isNext: false, name: words };
    },
  ],
];

/** No month has more days. */
const lastOfMonth = 31;

/** "May", "march", "fall" and "sun" mean other things, unless they stand where a time does. */
const alsoWords = /^(?:may|march|mar|dec|jan|sep|fall)$/;
const beforeTime =
  /(?:^|[,;:/+&(–-]\s*|[.!?]\s+|\b(?:in|before|until|till?|after|by|from|to|thru|through|between|since|come|just|only|or|and|not|no|this|next|last|of|during|late|early|mid|around|for|make it|free|the|plus|also|add|drop|without|except|out|starting)\s+(?:the\s+)?)$/;
const afterTime =
  /^(?:\s*(?:$|[,;:/+&)?!-]|\.(?:\s|$))|\s+(?:to|till?|thru|through|or|and|-|too|also|only|then|please|pls|instead|as well|on|onwards?|is|would|works?|20\d\d|if possible)\b)/;

/** All times that a text names, in its order. */
export function pointsIn(given: string, today: string): Point[] {
  const asked = given.toLowerCase();
  const points: Point[] = [];
  for (const [pattern, read] of ways)
    for (const found of asked.matchAll(pattern)) {
      const at = found.index;
      const end = at + found[0].length;
      if (points.some((other) => other.at < end && at < other.end)) continue;
      if (alsoWords.test(found[0]) && !standsAsTime(given, asked, at, end)) continue;
      const point = read(found, today);
      if (point) points.push({ ...point, at, end });
    }
  return points.toSorted((one, other) => one.at - other.at);
}

/** Whether a word that is also another one stands for a time: within a list, behind "in", or with a capital. */
function standsAsTime(given: string, asked: string, at: number, end: number): boolean {
  const isCapital = /\p{Lu}/u.test(given.charAt(at)) && /\p{Ll}[^.!?]*$/u.test(given.slice(0, at));
  if (isCapital) return true;
  const [left, right] = [asked.slice(0, at), asked.slice(end)];
  const isAlone = new RegExp(String.raw`^\s*(?:and|or|plus|-|to|\/|,)\s*(?:${month})\b`).test(right);
  return (beforeTime.test(left) && (afterTime.test(right) || /\bin (?:the )?$/.test(left))) || isAlone;
}
