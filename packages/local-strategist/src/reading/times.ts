import { daysAhead, daysLater, months as monthNames } from "../period.ts";

/** A range of days at the place of an event, both included; a missing end is open. */
export interface Days {
  from: string;
  to?: string;
  /** How the answer names it, such as "in spring" or "before the end of March". */
  words: string;
}

const monthPattern = monthNames.map((name) => `${name}|${name.slice(0, 3)}`).join("|");
const monthOf = (text: string) =>
  monthNames.findIndex((name) => name.startsWith(text.toLowerCase().slice(0, 3)));
/** The first month of each season, as in the northern half of the world, where all events are sold. */
const seasons: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };

const two = (value: number) => String(value).padStart(2, "0");
const monthName = (month: number) => {
  const name = monthNames[month - 1] ?? "";
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Holidays of one day, by that day. */
const holidays: readonly (readonly [RegExp, string])[] = [
  [/\bchristmas eve\b/g, "december 24"],
  [/\bchristmas(?: day)?\b/g, "december 25"],
  [/\bnew year['’]?s eve\b/g, "december 31"],
  [/\b(?:the )?new year(?:['’]?s(?: day)?)?\b/g, "january 1"],
  [/\bvalentine['’]?s(?: day)?\b/g, "february 14"],
  [/\bhallowe['’]?en\b/g, "october 31"],
];

/** The last day of a month that may lie in a later year: month 14 is February of the next one. */
function lastDay(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

function firstDay(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}

/**
 * The time that a text names for things to come: days, months, quarters, seasons, holidays and "before" or "after" one of
 * them. Undefined where it names none.
 * @param today The day of the question, as YYYY-MM-DD
 */
export function timeIn(given: string, today: string): Days | undefined {
  // "As of today" says of when the answer is, and not when something takes place.
  const text = given
    .replaceAll(/\b(?:as of|as at|to|until|by|up to) (?:today|now|this minute)\b/gi, "")
    // "Before November is out" is by its end.
    .replaceAll(/\bbefore (?=(\p{L}+) (?:is|are) (?:out|over|up|through)\b)/giu, "by the end of ");
  // "March '27" is of 2027.
  const written = text.toLowerCase().replaceAll(/\b([a-z]{3,9}) ['’](\d\d)\b/g, "$1 20$2");
  const year = Number(today.slice(0, 4));
  const later = (days: { from: string; to: string }): number => (days.to < today ? 1 : 0);
  const upcoming = (from: string, to: string, words: string): Days => ({
    from: from < today ? today : from,
    to,
    words,
  });

  const span = /\bbetween christmas and (?:the )?new year/.test(written);
  if (span) return upcoming(`${year}-12-24`, `${year + 1}-01-01`, "between Christmas and New Year");
  if (/\b(?:before|by) christmas\b/.test(written))
    return upcoming(today, `${year}-12-24`, "before Christmas");
  const asked = holidays.reduce((rest, [name, date]) => rest.replaceAll(name, date), written);

  const season = /\b(?:(this|next|coming) )?(spring|summer|autumn|fall|winter)\b(?: (?:of )?(20\d\d))?/.exec(
    asked,
  );
  if (season?.[2]) {
    const first = seasons[season[2]] ?? 3;
    let of = season[3] === undefined ? year : Number(season[3]);
    const name = season[2] === "fall" ? "autumn" : season[2];
    if (season[3] === undefined) {
      of += later({ from: firstDay(of, first), to: lastDay(of, first + 2) });
      // On a day of autumn, next autumn is another one.
      if (season[1] === "next" && firstDay(of, first) <= today) of += 1;
    }
    const [from, to] = [firstDay(of, first), lastDay(of, first + 2)];
    return upcoming(from, to, `in ${name} ${from.slice(0, 4) === to.slice(0, 4) ? of : `${of}/${of + 1}`}`);
  }

  const quarter = /\b(?:q([1-4])|(first|second|third|fourth|last) quarter)\b(?: (?:of )?(20\d\d))?/.exec(
    asked,
  );
  if (quarter) {
    const named = ["first", "second", "third", "fourth"].indexOf(
      quarter[2] === "last" ? "fourth" : (quarter[2] ?? ""),
    );
    const at = quarter[1] === undefined ? named + 1 : Number(quarter[1]);
    let of = quarter[3] === undefined ? year : Number(quarter[3]);
    if (quarter[3] === undefined) of += later({ from: "", to: lastDay(of, at * 3) });
    return upcoming(firstDay(of, at * 3 - 2), lastDay(of, at * 3), `in Q${at} ${of}`);
  }

  const [day, until] = asked.matchAll(
    new RegExp(
      String.raw`\b(${monthPattern})\.? (\d{1,2})(?:st|nd|rd|th)?\b(?!\d)|\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthPattern})\b`,
      "g",
    ),
  );
  const bound =
    /\b(between now and|before|until|till|by|no later than|up to|after|from|since|starting)(?: (?:the )?(?:end|beginning|start) of)?\b/;
  const edge = /\b(?:the )?(end|beginning|start) of\b/.exec(asked)?.[1];
  if (day) {
    const dateOf = (match: RegExpExecArray) => {
      const month = monthOf(match[1] ?? match[4] ?? "") + 1;
      const date = Number(match[2] ?? match[3]);
      const plain = `${year}-${two(month)}-${two(date)}`;
      const found = plain < today ? `${year + 1}${plain.slice(4)}` : plain;
      return { found, words: `${monthName(month)} ${date}` };
    };
    const { found, words } = dateOf(day);
    const gap = until && asked.slice(day.index + day[0].length, until.index);
    if (until && gap !== undefined && /^ ?(?:(?:up )?to|until|till?|thru|through|and|-|–) ?$/.test(gap)) {
      const last = dateOf(until);
      const to =
        last.found < found ? `${Number(last.found.slice(0, 4)) + 1}${last.found.slice(4)}` : last.found;
      return upcoming(found, to, `from ${words} to ${last.words}`);
    }
    const way = bound.exec(asked.slice(0, day.index))?.[1];
    if (way !== undefined && /now|before|until|till|by|no later|up to/.test(way))
      return upcoming(today, found, `by ${words}`);
    if (way !== undefined) return { from: found, words: `from ${words}` };
    return upcoming(found, found, `on ${words}`);
  }

  const months = [
    ...asked.matchAll(new RegExp(String.raw`\b(${monthPattern})\b(?:,? (20\d\d))?`, "g")),
  ].filter(
    // "may" and "march" are also verbs, "sun" and "mar" are not months in a sentence.
    ([found, name = ""], _, all) =>
      (name.length > 3 || name === "may" || all.length > 1) &&
      ((name !== "may" && name !== "march") ||
        new RegExp(
          String.raw`(?:in|before|until|till?|after|by|from|to|thru|through|between|since|come|just|only|or|and|this|next|last|of|during|late|early|mid|around) ${found}|^${found}\b|${found}[?.!]?$|${found} (?:to|till?|thru|through|or|and|-) `,
        ).test(asked)),
  );
  if (months.length > 0) {
    const read = months.map(([, name = "", of]) => {
      const month = monthOf(name) + 1;
      const at = of === undefined ? year + later({ from: "", to: lastDay(year, month) }) : Number(of);
      return { month, of: at };
    });
    const [first, last] = [read[0], read.at(-1)];
    if (first && last) {
      const words = read.map(({ month }) => monthName(month));
      const way = bound.exec(asked.slice(0, months[0]?.index))?.[1];
      if (way !== undefined && /now|before|until|till|by|no later|up to/.test(way) && read.length === 1) {
        const isEnd = edge === "end" || /now|until|till|by|no later|up to/.test(way);
        const to = isEnd ? lastDay(first.of, first.month) : daysLater(firstDay(first.of, first.month), -1);
        return upcoming(today, to, `${isEnd ? "by the end of" : "before"} ${words[0]} ${first.of}`);
      }
      if (way !== undefined && /after|since/.test(way) && read.length === 1)
        return { from: firstDay(first.of, first.month + 1), words: `after ${words[0]} ${first.of}` };
      const to = lastDay(last.of, last.month);
      return upcoming(
        firstDay(first.of, first.month),
        to,
        read.length > 1 && isRange(asked, months)
          ? `from ${words[0]}${first.of === last.of ? "" : ` ${first.of}`} to ${words.at(-1)} ${last.of}`
          : `in ${read.length === 1 ? words[0] : words.join(" or ")} ${last.of}`,
      );
    }
  }
  if (/\btomorrow\b/.test(asked)) {
    const to = daysLater(today, 1);
    return { from: to, to, words: "tomorrow" };
  }
  const named = /\b(?:in|during|all of|throughout|whole of|any time in|for) (20\d\d)\b/.exec(asked)?.[1];
  if (named !== undefined) return { from: `${named}-01-01`, to: `${named}-12-31`, words: `in ${named}` };
  const near = daysAhead(text, today);
  return near && { ...near, words: nearWords(asked) };
}

/** Whether two months are the ends of a range: "between January and April", "March to May", "June - August". */
function isRange(asked: string, months: readonly RegExpExecArray[]): boolean {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return false;
  const gap = asked.slice(first.index + first[0].length, last.index).trim();
  return (
    /^(?:to|until|till?|thru|through|up to|–|-)(?: the)?(?: (?:end|beginning|start|middle) of)?$/.test(gap) ||
    (/^(?:and|to)(?: the)?(?: (?:end|beginning|start|middle) of)?$/.test(gap) &&
      /\bbetween\b[^.]*$/.test(asked.slice(0, first.index)))
  );
}

/** How a text names days that are near. */
function nearWords(asked: string): string {
  const count = /\b(?:next|coming|within) (\d{1,3} (?:day|week|month)s?)\b/.exec(asked)?.[1];
  if (count !== undefined) return `in the next ${count}`;
  return (
    /\b(?:today|(?:this|next) (?:week|month|year)|(?:by|until|on|before) \w+day)\b/.exec(asked)?.[0] ?? "then"
  );
}
