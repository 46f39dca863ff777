// cspell:ignore März
import type { DateOrder } from "@marquee/contracts/insight/import-format";
import { onFirstUse } from "@marquee/contracts/on-first-use";
import { dayOf } from "../../deals/metrics/days.ts";
import { plainCell } from "./written-cell.ts";

/** The day that a cell means, by the order in which its file writes days; without the orders in which it means none. */
export type DayReadings = Partial<Record<DateOrder, string>>;

const dayMs = 24 * 60 * 60_000;
/** Midnight, as programs add it to a day. Any other hour would be lost, so such a cell is no day. */
const midnight = /[ T](?:00:00(?::00(?:\.0+)?)?|0:00(?::00)?|12:00(?::00)? ?AM)$/i;
/** Buddhist years, as Excel writes them in Thailand: none of them is a year that can be measured. */
const buddhist = { first: 2543, last: 2642, ahead: 543 };

/** Reads the day of a cell in every order in which somebody may have written it. */
export function dayReadings(cell: string): DayReadings {
  const text = plainCell(cell)
    .replace(midnight, "")
    .replaceAll(/[年月년월] ?(?=\d)/g, "-")
    .replace(/(?<=\d) ?[日일]$|(?<=\d)\.$|\.? ?[гр]\.$/u, "")
    .replaceAll(/ ?([./-]) ?/g, "$1");
  const [, a = "", sign, b = "", c = ""] = /^(\d{1,4})([./ -])(\d{1,2})\2(\d{1,4})$/.exec(text) ?? [];
  if (sign) return a.length === 4 ? always(day(a, b, c)) : inAnyOrder(a, b, c);
  const [, year = "", month = "", date = ""] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year) return always(day(year, month, date));
  if (/^\d{5}$/.test(text)) return only("serial", dayOf(Number(text) * dayMs + Date.UTC(1899, 11, 30)));
  return always(namedDay(text));
}

const always = (value: string | undefined): DayReadings =>
  value === undefined ? {} : { ymd: value, dmy: value, mdy: value, serial: value };
const only = (order: DateOrder, value: string | undefined): DayReadings =>
  value === undefined ? {} : { [order]: value };

function inAnyOrder(a: string, b: string, c: string): DayReadings {
  return {
    ...(a.length === 2 && c.length <= 2 ? only("ymd", day(a, b, c)) : {}),
    ...only("dmy", day(c, b, a)),
    ...only("mdy", day(c, a, b)),
  };
}

/** The day if the calendar has it; two digits of a year are of this century, since no other can be measured. */
function day(year: string, month: string, date: string): string | undefined {
  if (![2, 4].includes(year.length) || month.length > 2 || date.length > 2) return undefined;
  const given = Number(year) + (year.length === 2 ? 2_000 : 0);
  const fullYear = given >= buddhist.first && given <= buddhist.last ? given - buddhist.ahead : given;
  const ms = Date.UTC(fullYear, Number(month) - 1, Number(date));
  const text = [String(fullYear).padStart(4, "0"), month.padStart(2, "0"), date.padStart(2, "0")].join("-");
  return !Number.isNaN(ms) && dayOf(ms) === text ? text : undefined;
}

/** A day whose month is a word: "15 Jan 2027", "Jan 15, 2027", "15-Jan-27", "15. März 2027", "15 de enero de 2027". */
function namedDay(text: string): string | undefined {
  const parts = text
    .replaceAll(/(?<=\d)(?:st|nd|rd|th)\b/gi, "")
    .split(/[\s,.،/-]+/)
    .filter((part) => part !== "" && !/^(?:de|of|del)$/i.test(part));
  const words = parts.filter((part) => !/^\d+$/.test(part));
  if (parts.length !== 3 || words.length !== 1) return undefined;
  const month = monthNamed(folded(words[0] ?? ""));
  if (month === undefined) return undefined;
  const [first = "", last = ""] = parts.filter((part) => part !== words[0]);
  return first.length === 4 ? day(first, String(month), last) : day(last, String(month), first);
}

/** The month that a word names: in English, or in any language of the platform if all that have it mean the same. */
function monthNamed(word: string): number | undefined {
  return englishMonths().get(word) ?? allMonths().get(word);
}

const englishMonths = onFirstUse(() => new Map([...monthNames("en"), ["sept", 9]]));

/** Takes some hundred milliseconds to make, which only a file with words that are not English pays. */
const allMonths = onFirstUse(() => {
  const named = new Map<string, number | undefined>();
  const letters = "abcdefghijklmnopqrstuvwxyz".split("");
  const languages = letters.flatMap((first) => letters.map((second) => first + second));
  for (const language of Intl.DateTimeFormat.supportedLocalesOf(languages))
    for (const [name, month] of monthNames(language))
      named.set(name, named.has(name) && named.get(name) !== month ? undefined : month);
  return named;
});

function monthNames(language: string): [name: string, month: number][] {
  return (["medium", "long"] as const).flatMap((dateStyle) => {
    const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { dateStyle, timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, at): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2026, at, 15));
      return [folded(parts.find(({ type }) => type === "month")?.value ?? ""), at + 1];
    });
  });
}

const folded = (word: string) => word.toLowerCase().normalize("NFC").replaceAll(".", "");
