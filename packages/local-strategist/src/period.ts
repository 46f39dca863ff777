/** A range of days, both ends included. */
export interface Days {
  from: string;
  to: string;
}

const dayMs = 86_400_000;

/** The day a number of days later. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day.slice(0, 10)}T00:00:00.000Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The months by name, the first one first. */
export const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** The upcoming days that a question names, such as "this week", "by Friday" or "in March"; undefined for none. */
export function daysAhead(question: string, now: string): Days | undefined {
  const text = question.toLowerCase();
  const today = now.slice(0, 10);
  if (/\btoday\b/.test(text)) return { from: today, to: today };
  if (/\btomorrow\b/.test(text)) return { from: today, to: daysLater(today, 1) };
  const count = /\b(?:next|coming|within) (\d{1,3}) (day|week|month)s?\b/.exec(text);
  if (count?.[1] && count[2]) {
    const lengths: Record<string, number> = { day: 1, week: 7, month: 30 };
    return { from: today, to: daysLater(today, Number(count[1]) * (lengths[count[2]] ?? 1)) };
  }
  const weekday = weekdays.findIndex((name) => new RegExp(`\\b(?:by|until|on|before) ${name}\\b`).test(text));
  const now7 = weekdayOf(today);
  if (weekday >= 0) return { from: today, to: daysLater(today, (weekday - now7 + 7) % 7) };
  const sunday = daysLater(today, (7 - now7) % 7);
  if (/\bthis week\b/.test(text)) return { from: today, to: sunday };
  if (/\bnext week\b/.test(text)) return { from: daysLater(sunday, 1), to: daysLater(sunday, 7) };
  if (/\bthis month\b/.test(text)) return { from: today, to: monthEnd(today.slice(0, 7)) };
  if (/\bnext month\b/.test(text)) return monthDays(daysLater(monthEnd(today.slice(0, 7)), 1).slice(0, 7));
  if (/\bthis year\b/.test(text)) return { from: today, to: `${today.slice(0, 4)}-12-31` };
  if (/\bnext year\b/.test(text)) {
    const year = Number(today.slice(0, 4)) + 1;
    return { from: `${year}-01-01`, to: `${year}-12-31` };
  }
  return namedMonth(text, today);
}

/** "in March" is the next March, "in March 2028" that one. */
function namedMonth(text: string, today: string): Days | undefined {
  const found = new RegExp(`\\b(?:in|during|by|for) (${months.join("|")})(?: (\\d{4}))?\\b`).exec(text);
  const at = months.indexOf(found?.[1] ?? "");
  if (at < 0) return undefined;
  const number = String(at + 1).padStart(2, "0");
  const [year, month] = [Number(today.slice(0, 4)), today.slice(5, 7)];
  return monthDays(`${found?.[2] ?? (number < month ? year + 1 : year)}-${number}`);
}

/**
 * Past days that a question names: a month, a quarter or a year that has begun, the last one of its name where no year
 * stands with it; undefined for none.
 */
export function daysBehind(question: string, now: string): Days | undefined {
  const text = question.toLowerCase();
  const today = now.slice(0, 10);
  const year = Number(today.slice(0, 4));
  const until = (days: Days): Days => ({ from: days.from, to: days.to < today ? days.to : today });
  const ofYear = (from: (year: number) => Days, named: string | undefined): Days => {
    if (named !== undefined) return until(from(Number(named)));
    return until(from(from(year).from <= today ? year : year - 1));
  };
  const several = monthsBehind(text);
  if (several) {
    const of = (named: number): Days => ({
      from: `${named}-${twoDigits(several.first)}-01`,
      to: monthEnd(`${several.last < several.first ? named + 1 : named}-${twoDigits(several.last)}`),
    });
    return ofYear(of, several.year);
  }
  const month = new RegExp(
    `\\b(?:in|during|of|for|past|last|this|only|just|since) (?:this |last |past |only )*(${months.join("|")})(?: (\\d{4}))?\\b`,
  ).exec(text);
  if (month?.[1]) {
    const two = String(months.indexOf(month[1]) + 1).padStart(2, "0");
    const days = ofYear((of) => monthDays(`${of}-${two}`), month[2]);
    return /\bsince\b/.test(month[0]) ? { from: days.from, to: today } : days;
  }
  const quarter = /\bq([1-4])\b(?: (?:of )?(20\d\d))?/.exec(text);
  if (quarter?.[1]) {
    const last = Number(quarter[1]) * 3;
    const two = (value: number) => String(value).padStart(2, "0");
    return ofYear(
      (of) => ({ from: `${of}-${two(last - 2)}-01`, to: monthEnd(`${of}-${two(last)}`) }),
      quarter[2],
    );
  }
  const named = /\b(?:in|during|of|for) (20\d\d)\b/.exec(text)?.[1];
  if (named !== undefined && Number(named) <= year)
    return until({ from: `${named}-01-01`, to: `${named}-12-31` });
  if (/\blast month\b/.test(text)) return monthDays(daysLater(`${today.slice(0, 7)}-01`, -1).slice(0, 7));
  return undefined;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");
const monthName = months
  .map((name) => `${name}|${name.slice(0, 3)}${name === "september" ? "|sept" : ""}`)
  .join("|");
const numberOf = (name: string) => months.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;

/** "Sept + Oct 2026", "July to September": two months and more, by number, with the year that stands behind them. */
function monthsBehind(text: string): { first: number; last: number; year: string | undefined } | undefined {
  const found = new RegExp(
    String.raw`\b(${monthName})\.?(?: ?(?:\+|&|,|/|-|–|and|to|till|until|through|thru) ?(?:and )?(?:${monthName})\.?)* ?(?:\+|&|,|/|-|–|and|to|till|until|through|thru) ?(?:and )?(${monthName})\b\.?,?(?: (20\d\d))?`,
  ).exec(text);
  const [, first, last, year] = found ?? [];
  return first === undefined || last === undefined
    ? undefined
    : { first: numberOf(first), last: numberOf(last), year };
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00.000Z`).getUTCDay();

function monthEnd(month: string): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
}

function monthDays(month: string): Days {
  return { from: `${month}-01`, to: monthEnd(month) };
}

/** The range of past days that a question about the reader's numbers names; the last 30 if it names none. */
export function rangeBehind(question: string): "last7" | "last30" | "last90" | "ytd" | "12months" {
  const text = question.toLowerCase();
  if (/\b(?:this|last|past) week\b|\b(?:last|past) (?:7|seven) days\b/.test(text)) return "last7";
  if (/\b(?:quarter|(?:last|past) (?:90|ninety) days|(?:last|past) (?:3|three) months)\b/.test(text))
    return "last90";
  if (/\b(?:this year|year to date|ytd|since january)\b/.test(text)) return "ytd";
  if (/\b(?:last|past) (?:year|12 months|twelve months)\b/.test(text)) return "12months";
  return "last30";
}

/** How a range reads within a sentence. */
export const rangeWords = {
  last7: "the last 7 days",
  last30: "the last 30 days",
  last90: "the last 90 days",
  ytd: "this year so far",
  "12months": "the last 12 months",
} as const;
