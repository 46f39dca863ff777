const months = [
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
