/**
 * How numbers, lists, days and times are written in a language: one formatter per kind, on pages, in documents and in
 * mails alike. Money has its own in usd.ts. Nothing else calls `Intl` or a `toLocale…` for people to read.
 */

/** A language and its region; undefined is the reader's own, which only a page knows. */
export type Locale = string | undefined;

/** The language of all our texts, and so of the numbers and days in them. */
export const textLocale = "en-US";

/** Formatters are expensive to make, and lists of thousands of rows ask for the same few. */
const made = new Map<string, unknown>();

function once<Format>(kind: string, locale: Locale, options: object, make: () => Format): Format {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  const known = made.get(key) as Format | undefined;
  const format = known ?? make();
  if (known === undefined) made.set(key, format);
  return format;
}

/** A number: "5,200", with as many decimals as it has, up to three or those given; compact for tight spaces: "80K". */
export function numberText(
  value: number | bigint,
  { decimals = 3, compact = false }: { decimals?: number; compact?: boolean } = {},
  locale: Locale = textLocale,
): string {
  const options = { maximumFractionDigits: decimals, ...(compact ? { notation: "compact" as const } : {}) };
  return once("number", locale, options, () => new Intl.NumberFormat(locale, options)).format(value);
}

/** A country by its ISO code, such as "Germany". */
export function countryName(code: string, locale: Locale = textLocale): string {
  const options = { type: "region" } as const;
  return once("country", locale, options, () => new Intl.DisplayNames(locale, options)).of(code) ?? code;
}

/** A percentage, given as such: 7.5 is "7.5%". */
export function percentText(
  percent: number,
  { decimals = 2 }: { decimals?: number } = {},
  locale: Locale = textLocale,
): string {
  const options = { style: "unit", unit: "percent", maximumFractionDigits: decimals } as const;
  return once("number", locale, options, () => new Intl.NumberFormat(locale, options)).format(percent);
}

/** "Ada, Grace, and Mary", or as alternatives "Ada, Grace, or Mary". */
export function listText(
  items: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
  locale: Locale = textLocale,
): string {
  return once("list", locale, { type }, () => new Intl.ListFormat(locale, { type })).format(items);
}

/** Formats days and times; the options say how, and on the clock of which zone. */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  locale: Locale = textLocale,
): Intl.DateTimeFormat {
  return once("date", locale, options, () => new Intl.DateTimeFormat(locale, options));
}

/** The day on which weeks begin where a language is spoken: 1 for Monday to 7 for Sunday. */
export function firstDayOfWeek(locale: Locale = textLocale): number {
  const { locale: named } = new Intl.DateTimeFormat(locale).resolvedOptions();
  // Not every browser knows; most of those that don't are where weeks begin on Sunday.
  const known: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(named);
  return known.getWeekInfo?.().firstDay ?? 7;
}

/** "5 minutes ago", "yesterday". */
export function agoText(
  amount: number,
  unit: Intl.RelativeTimeFormatUnit,
  locale: Locale = textLocale,
): string {
  const options = { numeric: "auto" } as const;
  return once("ago", locale, options, () => new Intl.RelativeTimeFormat(locale, options)).format(
    amount,
    unit,
  );
}
