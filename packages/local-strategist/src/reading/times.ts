import { daysLater } from "../period.ts";
// cspell:ignore thru
import { type Days, daysBetween, monthsWithin } from "./spans.ts";
import { grouped, hide, isJoined, type Stance } from "./stances.ts";
import { boundOf } from "./time-bounds.ts";
import { type Point, pointsIn } from "./time-points.ts";

export type { Days } from "./spans.ts";

/** A time that a text names, with what it says of it. */
export interface TimeNamed {
  at: number;
  end: number;
  stance: Stance;
  /** Undefined where the time is open on that side, as for "before March". */
  from: string | undefined;
  to: string | undefined;
  words: string;
  /** The months that lie within it, as 1 to 12. */
  months: readonly number[];
  /** Whether it says on one side only when: "from June on", "before March". */
  isBound: boolean;
  /** Whether its days are counted from today: "next week". */
  isNear: boolean;
}

const range =
  /^\s*(?:(?:up )?to|until|till?|thru|through|–|-|—)\s*(?:and including )?(?:the )?(?:(?:very )?(?:end|beginning|start|middle) of )?(?:the )?$/;
const list =
  /^\s*(?:[,/+&]\s*)?(?:(?:and|or|plus|or maybe|and also|or else)\s+)?(?:(?:all of|in|during|early|mid|late)\s+)*(?:the\s+)?(?:(?:end|beginning|start|middle) of )?(?:the )?$/;
/** "In the new year, January to April", "fall next year": the year of what stands beside it. */
const ofYear = /^(?:,? (?:of |in )?|,? from |,? between |, )?$/;

interface Run {
  points: Point[];
  isRange: boolean;
}

/** Points that are said in one breath, as a range, a list, or with their year. */
function runsOf(points: readonly Point[], asked: string): Run[] {
  const runs: Run[] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const last = run?.points.at(-1);
    const gap = last && asked.slice(last.end, point.at);
    const isBetween = run && /\bbetween (?:now and )?(?:the )?$/.test(asked.slice(0, run.points[0]?.at));
    if (run && last && gap !== undefined) {
      const isWide = (kind: Point["kind"]) => kind === "year";
      if (isWide(last.kind) !== isWide(point.kind) && ofYear.test(gap)) {
        const year = isWide(last.kind) ? last.year : point.year;
        run.points = [
          ...run.points.filter(({ kind }) => !isWide(kind)),
          ...(isWide(point.kind) ? [] : [point]),
        ].map((each) => ({ ...each, year: each.year ?? year }));
        const [first, end] = [Math.min(last.at, run.points[0]?.at ?? last.at), Math.max(point.end, last.end)];
        run.points = run.points.map((each, at, all) => ({
          ...each,
          at: at === 0 ? first : each.at,
          end: at === all.length - 1 ? end : each.end,
        }));
        continue;
      }
      if (
        last.kind !== "near" &&
        (range.test(gap) ||
          (isBetween === true &&
            /^\s*and (?:the )?(?:(?:end|beginning|start|middle) of )?(?:the )?$/.test(gap)))
      ) {
        run.points.push(point);
        run.isRange = true;
        continue;
      }
      if (
        gap.trim() !== "" &&
        list.test(gap) &&
        isJoined(gap.replaceAll(/\b(?:all of|early|mid|late|(?:end|beginning|start|middle) of) ?/g, ""))
      ) {
        run.points.push(point);
        continue;
      }
    }
    runs.push({ points: [point], isRange: false });
  }
  return runs;
}

/** In October, "October or November" are those of one year. */
function afterListed(
  each: { from: string; to: string },
  point: Point | undefined,
  previous: { from: string; to: string } | undefined,
): { from: string; to: string } {
  if (!point || !previous || point.year !== undefined || each.from > previous.from) return each;
  const next = point.in(Number(previous.from.split("-")[0]));
  return next.from > previous.from && next.from <= daysLater(previous.to, nearListed) ? next : each;
}

/** A season with fewer days to go is not the one that is spoken of. */
const seasonLeft = 30;
/** Months that are listed as near to each other follow within so many days. */
const nearListed = 62;

/** The days of each point of a run, whose years follow from each other. */
function resolved(
  { points, isRange }: Run,
  today: string,
  standing: Days | undefined,
): { from: string; to: string }[] {
  const thisYear = Number(today.split("-")[0]);
  const lastYear = points.findLast(({ year, kind }) => year !== undefined && kind !== "near")?.year;
  const days = points.map((point) => {
    const year = point.year ?? lastYear;
    if (year !== undefined) return point.in(year);
    // "Only Q3" of a year that is spoken of is in it.
    if (standing?.to !== undefined) {
      const same = point.in(Number(standing.from.split("-")[0]));
      if (standing.from <= same.from && same.to <= standing.to) return same;
    }
    const near = point.in(thisYear);
    // In late autumn, "autumn" is the next one.
    const isAlmostOver = point.kind === "season" && !point.isThis && near.to < daysLater(today, seasonLeft);
    if (near.to < today || isAlmostOver || (point.isNext && near.from <= today))
      return point.in(thisYear + 1);
    return near;
  });
  if (!isRange) return days.map((each, at) => afterListed(each, points[at], days[at - 1]));
  // "November to February" ends in a later year, and "December to February 2028" begins in an earlier one.
  return days.map((each, at) => {
    const [point, next] = [points[at], days[at + 1]];
    if (point?.year === undefined && next && each.from > next.from && lastYear !== undefined)
      return point?.in(lastYear - 1) ?? each;
    const first = days[0];
    if (point && point.year === undefined && at > 0 && first) {
      const begun = Number(first.from.split("-")[0]);
      const same = point.in(begun);
      return same.to < first.from ? point.in(begun + 1) : same;
    }
    return each;
  });
}

/**
 * All times that a text names, each with what is said of it.
 * @param hiddenToo What else it names, so that no cue is carried over from it
 * @param standing The days that are spoken of, so that "only Q3" is that of their year
 */
export function timesIn(
  given: string,
  today: string,
  hiddenToo: readonly { at: number; end: number }[] = [],
  standing?: Days,
): TimeNamed[] {
  // "As of today" says of when the answer is, and not when something takes place.
  const text = given.replaceAll(
    /\b(?:as of|as at|to|until|by|up to) (?:today|now|this minute)\b/gi,
    (found) => " ".repeat(found.length),
  );
  const asked = text.toLowerCase();
  const runs = runsOf(pointsIn(text, today), asked);
  const spans = runs.map(({ points }) => ({ at: points[0]?.at ?? 0, end: points.at(-1)?.end ?? 0 }));
  const blind = hide(text, [...spans, ...hiddenToo]);
  return runs.map((run, at) => {
    const { at: begin, end } = spans[at] ?? { at: 0, end: 0 };
    const days = resolved(run, today, standing);
    const [group] = grouped(text, [{ value: 0, at: begin, end }], blind);
    return read(
      run,
      days,
      { left: blind.slice(0, begin).toLowerCase(), right: asked.slice(end), at: begin, end },
      group?.stance ?? "named",
      { today, standing },
    );
  });
}

/** How the time before or after which something lies is named. */
function labelOf(point: Point, { from, to }: { from: string; to: string }): string {
  const [first, last] = [from.split("-")[0] ?? "", to.split("-")[0] ?? ""];
  if (point.kind === "day") return point.name;
  if (point.kind === "half") return `${point.name} of ${first}`;
  if (point.kind === "year" || point.kind === "year end") return first;
  if (point.kind === "near") return point.name;
  return `${point.name} ${first === last ? first : `${first}/${last}`}`;
}

function read(
  run: Run,
  days: readonly { from: string; to: string }[],
  { left, right, at, end }: { left: string; right: string; at: number; end: number },
  stance: Stance,
  { today, standing }: { today: string; standing: Days | undefined },
): TimeNamed {
  const [point, first, last] = [run.points[0], days[0], days.at(-1)];
  const from = days.map((each) => each.from).toSorted()[0] ?? today;
  const to =
    days
      .map((each) => each.to)
      .toSorted()
      .at(-1) ?? today;
  const base = {
    at,
    end,
    stance,
    from,
    to,
    months: monthsWithin({ from, to }),
    isBound: false,
    isNear: point?.kind === "near",
  };
  if (!point || !first || !last) return { ...base, words: "then" };
  // "By Friday" is a bound already.
  const isBoundless =
    point.name.startsWith("this ") || (point.kind === "near" && !/^in the|^$/.test(point.name));
  const boundBy = (span: { from: string; to: string }) =>
    run.points.length === 1 && !isBoundless
      ? boundOf(point, span, labelOf(point, span), { left, right, isRefused: stance === "refused" })
      : undefined;
  let bound = boundBy(first);
  // In November, "before November" is that of next year, as is "until March" where it begins in May.
  const begins = standing?.to === undefined ? (standing?.from ?? today) : today;
  if (bound?.to !== undefined && bound.to < begins && point.year === undefined)
    bound = boundBy(point.in(Number(first.from.split("-")[0]) + 1));
  // "Not before March" refuses no March.
  if (bound)
    return {
      ...base,
      ...bound,
      stance: stance === "refused" ? "named" : stance,
      isBound: true,
      isNear: false,
    };
  return { ...base, words: wordsOf(run, days, today) };
}

function wordsOf(
  { points, isRange }: Run,
  days: readonly { from: string; to: string }[],
  today: string,
): string {
  const [point, other] = [points[0], points.at(-1)];
  const [first, last] = [days[0], days.at(-1)];
  if (!point || !other || !first || !last) return "then";
  if (points.length > 1) {
    const [begin, end] = [labelOf(point, first), labelOf(other, last)];
    const isSame = first.from.split("-")[0] === last.to.split("-")[0];
    if (isRange) return `from ${isSame ? point.name || begin : begin} to ${end}`;
    const year = last.to.split("-")[0] ?? "";
    return points.every(({ kind }) => kind === "month" || kind === "season" || kind === "quarter")
      ? `in ${points.map(({ name }) => name).join(" or ")} ${year}`
      : daysBetween(first.from, last.to, today).words;
  }
  if (point.kind === "day") return `on ${point.name}`;
  if (point.kind === "near" || point.kind === "year end" || point.kind === "year")
    return point.name === "" ? daysBetween(first.from, first.to, today).words : point.name;
  if (point.kind === "part")
    return /^between|^\p{Lu}/u.test(point.name)
      ? point.name.startsWith("between")
        ? point.name
        : `from ${point.name}`
      : `in ${labelOf(point, first)}`;
  return `in ${labelOf(point, first)}`;
}

/**
 * The time that a text names for things to come: days, months, quarters, seasons, holidays and "before" or "after" one of
 * them. Undefined where it names none, or only what does not suit.
 * @param today The day of the question, as YYYY-MM-DD
 */
export function timeIn(text: string, today: string): Days | undefined {
  return wantedOf(timesIn(text, today), today);
}

/** The days that all times leave that are wanted: a period, narrowed by what it may begin after and end before. */
export function wantedOf(times: readonly TimeNamed[], today: string): Days | undefined {
  const wanted = times.filter(({ stance }) => stance === "named" || stance === "only" || stance === "added");
  const period =
    wanted.find(({ isBound, isNear }) => !isBound && !isNear) ?? wanted.find(({ isBound }) => !isBound);
  const bounds = wanted.filter(({ isBound }) => isBound);
  let days = period && daysBetween(period.from ?? today, period.to, today, period.words);
  // What must be done "before March" is no event in June.
  for (const bound of bounds) if (!days || fits(days, bound)) days = within(days, bound, today);
  return days;
}

const fits = (days: Days, { from, to }: TimeNamed): boolean =>
  (from === undefined || days.to === undefined || from <= days.to) && (to === undefined || days.from <= to);

/** Days that also begin or end where a bound says; the bound alone if both can't hold. */
export function within(days: Days | undefined, bound: TimeNamed, today: string): Days {
  const alone = daysBetween(bound.from ?? today, bound.to, today, bound.words);
  if (!days) return alone;
  const from = bound.from ?? days.from;
  const to = bound.to ?? days.to;
  if (to !== undefined && from > to) return alone;
  const isOpen = from <= today && to !== undefined;
  return daysBetween(from, to, today, isOpen || to === undefined ? bound.words : undefined);
}
