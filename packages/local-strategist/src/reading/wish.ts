import { type EventCategory, type SponsorshipTier, sponsorshipTiers } from "@marquee/contracts/enums";
import { numberText } from "@marquee/contracts/text/formats";
import { usd } from "@marquee/contracts/text/usd";
import { categoryName, fieldMentionsIn } from "./categories.ts";
import { doesNotMatter, isNewStart } from "./dropped.ts";
import { placeKey } from "./gazetteer.ts";
import { amountIn, inDigits, numbersIn } from "./numbers.ts";
import { countIn, isComparative, type Order, orderIn } from "./orders.ts";
import { placeMentionsIn } from "./places.ts";
import { limitsIn } from "./quantities.ts";
import { daysBetween, monthName } from "./spans.ts";
import { type Group, grouped, hide, type Stance } from "./stances.ts";
import { type Days, type TimeNamed, timesIn, wantedOf, within } from "./times.ts";

export { droppedIn, type WishPart } from "./dropped.ts";
export { type Order, orderIn } from "./orders.ts";

/** What somebody wants of an event. Everything that is set has to hold; amounts are whole USD. */
export interface Wish {
  places?: readonly string[];
  withoutPlaces?: readonly string[];
  withoutCategories?: readonly EventCategory[];
  /** Events that were shown and are not wanted. */
  withoutEvents?: readonly { id: string; name: string }[];
  categories?: readonly EventCategory[];
  /** Words about who comes. */
  audience?: string;
  days?: Days;
  /** Months, as 1 to 12, that do not suit. */
  withoutMonths?: readonly number[];
  maxUsd?: number;
  minUsd?: number;
  tier?: SponsorshipTier;
  least?: number;
  most?: number;
  order?: Order;
  /** How many of them are wanted. */
  count?: number;
}

/** How a text is read. */
export interface Reading {
  /** It looks for events, so that an amount that it names is the most to spend. */
  isSearch?: boolean;
}

/** What a text says of each part of a wish. */
interface Said {
  places: readonly Group<string>[];
  categories: readonly Group<EventCategory>[];
  tiers: readonly Group<SponsorshipTier>[];
  times: readonly TimeNamed[];
  /** Its limits, order and count, which replace those before. */
  rest: Pick<Wish, "maxUsd" | "minUsd" | "least" | "most" | "order" | "count">;
}

const tier = new RegExp(String.raw`\b(?:${sponsorshipTiers.join("|")})\b`, "gi");
const isWanted = (stance: Stance): boolean => stance === "named" || stance === "only" || stance === "added";

function saidIn(given: string, today: string, { isSearch = false }: Reading, before: Wish = {}): Said {
  const text = inDigits(
    given
      .replaceAll(/\ba (?=grand\b)/gi, "1 ")
      // Elsewhere, thousands are set apart by a point: "3.500 dollars".
      .replaceAll(/(?<![\d.,])(\d{1,3})\.(\d{3})(?![\d.,]*\d)/g, "$1,$2"),
  );
  const places = placeMentionsIn(text, [...(before.places ?? []), ...(before.withoutPlaces ?? [])]);
  const isApart = ({ at, end }: { at: number; end: number }) =>
    !places.some((place) => place.at < end && at < place.end);
  const fields = fieldMentionsIn(text, [
    ...(before.categories ?? []),
    ...(before.withoutCategories ?? []),
  ]).filter(isApart);
  const levels = [...text.matchAll(tier)]
    .map(({ index, 0: word }) => ({
      value: sponsorshipTiers.find((each) => each === word.toLowerCase()) ?? "gold",
      at: index,
      end: index + word.length,
    }))
    .filter(isApart);
  const times = timesIn(text, today, [...places, ...fields, ...levels], before.days);
  const withoutTimes = hide(text, times).toLowerCase();
  const blind = hide(text, [...places, ...fields, ...levels, ...times, ...numbersIn(withoutTimes)]);
  const asked = text.toLowerCase();
  const limits = limitsIn(withoutTimes, { isSearch, before });
  if (
    /\b(?:for free|free of charge|free (?:ones?|events?|shows?|packages?)|costs? nothing|no money)\b/.test(
      asked,
    )
  )
    limits.maxUsd = 0;
  const order = orderIn(asked);
  // "Make the crowd bigger: 1,500" is a limit.
  const ofSize = order === "largest" || order === "smallest";
  const isLimit =
    order !== undefined &&
    isComparative(asked) &&
    (ofSize
      ? (limits.least ?? limits.most) !== undefined
      : (limits.maxUsd ?? limits.minUsd) !== undefined && (order === "cheapest" || order === "dearest"));
  const count = countIn(withoutTimes, before.count);
  return {
    places: grouped(
      text,
      places.map(({ value, at, end }) => ({ value: value.place, at, end })),
      blind,
    ),
    categories: grouped(text, fields, blind),
    tiers: grouped(text, levels, blind),
    times,
    rest: {
      ...limits,
      ...(order === undefined || isLimit ? {} : { order }),
      ...(count === undefined ? {} : { count }),
    },
  };
}

/**
 * What a text asks of events, as far as words say it. Names of events and deals have to be taken out before.
 * @param today The day of the question, as YYYY-MM-DD
 */
export const wishIn = (text: string, today: string, reading: Reading = {}): Wish =>
  joined({}, saidIn(text, today, reading), today);

/**
 * The wish after a further message: what it names replaces the same part of before, unless it is said to come on top of
 * it; what it refuses goes, or is refused if it wasn't asked for; and what is said not to matter goes.
 */
export function narrowedBy(before: Wish, text: string, today: string): Wish {
  const kept: Wish = isNewStart(text) ? {} : { ...before };
  const dropped = doesNotMatter(text);
  for (const part of dropped) delete kept[part];
  const { rest, ...said } = saidIn(text, today, { isSearch: true }, kept);
  // "Smaller ones are fine, too: any size" asks for no order.
  if (dropped.includes("least") && isComparative(text.toLowerCase())) delete rest.order;
  return joined(kept, { ...said, rest }, today);
}

/** The wish before with what a text says: one rule for all of its parts. */
function joined(before: Wish, said: Said, today: string): Wish {
  const {
    places,
    withoutPlaces,
    categories,
    withoutCategories,
    days,
    withoutMonths,
    tier: level,
    ...others
  } = before;
  const where = merged(places ?? [], withoutPlaces ?? [], said.places, placeKey);
  const what = merged(categories ?? [], withoutCategories ?? [], said.categories, (field) => field);
  const when = whenOf(days, withoutMonths ?? [], said.times, today);
  // Only one level is searched for: the first one named, or the one that would do as well.
  const alsoGood = said.tiers.find(({ stance }) => stance === "added")?.values[0];
  const which =
    alsoGood ?? merged(level === undefined ? [] : [level], [], said.tiers, (each) => each).wanted[0];
  const isTakenBack = (categories ?? []).some((field) => !what.wanted.includes(field));
  if (isTakenBack) delete others.audience;
  const limits = { ...others, ...said.rest };
  // A limit on one side goes if the other one is moved beyond it.
  if (
    said.rest.maxUsd !== undefined &&
    said.rest.minUsd === undefined &&
    (limits.minUsd ?? 0) > said.rest.maxUsd
  )
    delete limits.minUsd;
  if (
    said.rest.minUsd !== undefined &&
    said.rest.maxUsd === undefined &&
    (limits.maxUsd ?? said.rest.minUsd) < said.rest.minUsd
  )
    delete limits.maxUsd;
  if (said.rest.most !== undefined && said.rest.least === undefined && (limits.least ?? 0) > said.rest.most)
    delete limits.least;
  if (
    said.rest.least !== undefined &&
    said.rest.most === undefined &&
    (limits.most ?? said.rest.least) < said.rest.least
  )
    delete limits.most;
  return {
    ...limits,
    ...(when.days ? { days: when.days } : {}),
    ...(when.without.length > 0 ? { withoutMonths: when.without } : {}),
    // "Cloud developers and AI people at startups" want all of them.
    ...(what.wanted.length > 0 ? { categories: what.wanted.slice(0, mostFields) } : {}),
    ...(what.refused.length > 0 ? { withoutCategories: what.refused } : {}),
    ...(which === undefined ? {} : { tier: which }),
    ...(where.wanted.length > 0 ? { places: where.wanted } : {}),
    ...(where.refused.length > 0 ? { withoutPlaces: where.refused } : {}),
  };
}

/** A search asks for so many fields. */
const mostFields = 3;

/** What of one kind is wanted and refused after a text: see `Stance` for what each group of it does. */
function merged<T>(
  wantedBefore: readonly T[],
  refusedBefore: readonly T[],
  groups: readonly Group<T>[],
  keyOf: (value: T) => unknown,
): { wanted: T[]; refused: T[] } {
  const has = (all: readonly T[], value: T) => all.some((each) => keyOf(each) === keyOf(value));
  const minus = (all: readonly T[], gone: readonly T[]) => all.filter((each) => !has(gone, each));
  const unique = (all: readonly T[]) =>
    all.filter((value, at) => all.findIndex((each) => keyOf(each) === keyOf(value)) === at);
  const of = (...stances: Stance[]) =>
    unique(groups.filter(({ stance }) => stances.includes(stance)).flatMap(({ values }) => values));
  // "Not Berlin, Hamburg" after a search in Berlin names Hamburg.
  const corrected = groups.filter(
    ({ stance, isLoose, values }) =>
      stance === "refused" && isLoose && values.some((value) => has(wantedBefore, value)),
  );
  const instead = corrected.flatMap(({ values }) => minus(values, wantedBefore));
  const out = minus(of("refused"), instead);
  const [only, plain, added] = [of("only"), [...of("named"), ...instead], of("added")];
  const gone = [...out, ...of("replaced", "released")];
  const left = minus(wantedBefore, gone);
  const at = wantedBefore.findIndex((each) => has(gone, each));
  const isSwap = at >= 0 && left.length < wantedBefore.length && only.length === 0;
  // "Take London back" allows what was refused, and asks for no more.
  const more = minus(added, refusedBefore);
  const named = minus([...only, ...plain], out);
  const wanted =
    named.length === 0
      ? [...left, ...more]
      : isSwap
        ? [...left.slice(0, at), ...named, ...left.slice(at), ...more]
        : [...named, ...more];
  // "Germany but not Berlin" refuses Berlin even if it was asked for.
  const exceptions = groups.filter(
    ({ stance }, each) => stance === "refused" && groups.slice(0, each).some((one) => one.stance === "only"),
  );
  const refused = [
    ...minus(refusedBefore, [...named, ...added, ...of("released")]),
    ...minus(out, wantedBefore),
    ...exceptions.flatMap(({ values }) => values),
  ];
  return { wanted: minus(unique(wanted), out), refused: unique(refused) };
}

/** When it is wanted and which months are refused, after the times that a text names. */
function whenOf(
  daysBefore: Days | undefined,
  withoutBefore: readonly number[],
  times: readonly TimeNamed[],
  today: string,
): { days: Days | undefined; without: number[] } {
  let days = daysBefore;
  const without = new Set(withoutBefore);
  const isTaken = ({ months, isBound }: TimeNamed) =>
    !isBound && months.length > 0 && months.every((month) => without.has(month));
  const wanted = times.filter((time) => {
    if (!isTaken(time) || !(isWanted(time.stance) || time.stance === "released"))
      return isWanted(time.stance);
    for (const month of time.months) without.delete(month);
    return time.stance === "named" || time.stance === "only";
  });
  for (const { stance, from, to, months } of times) {
    if (stance !== "refused") continue;
    const isAll =
      days &&
      from !== undefined &&
      to !== undefined &&
      from <= days.from &&
      days.to !== undefined &&
      days.to <= to;
    if (isAll) days = undefined;
    // "Not this year" refuses no month of every year.
    else if (months.length < 12) for (const month of months) without.add(month);
  }
  const added = wanted.filter(({ stance, isBound }) => stance === "added" && !isBound && days);
  const others = wanted.filter((time) => !added.includes(time));
  if (others.some(({ isBound }) => !isBound)) days = wantedOf(others, today);
  else for (const bound of others) days = within(days, bound, today);
  for (const { from, to } of added) {
    if (!days) continue;
    const [first, last] = [from ?? days.from, to ?? days.to];
    const begin = first < days.from ? first : days.from;
    const end = last !== undefined && days.to !== undefined && last > days.to ? last : days.to;
    days = daysBetween(begin, end, today);
  }
  return { days, without: [...without].toSorted((one, other) => one - other) };
}

/** The level of package that a text names. */
export const tierIn = (text: string): SponsorshipTier | undefined =>
  sponsorshipTiers.find((each) => new RegExp(`\\b${each}s?\\b`, "i").test(text));

/** Words that take out what follows them, up to the end of the text before it. */
export const takesOut =
  /\b(?:drop|skip|exclude|excluding|without|leave out|lose|cut(?: out)?|remove|take out|not|no|except(?: for)?|nothing|minus|avoid|ditch|rule out|hide|omit|strike|anything but|other than|apart from|get rid of)\b[^.;,]*$/;

/** The budget or price that a text names, in whole USD. */
export const amountOf = (text: string): number | undefined => amountIn(inDigits(text));

/** The parts of a wish in words, for an answer that says what it looked for. */
export function wishWords(wish: Wish): string[] {
  const { places, withoutPlaces, categories, audience, days, maxUsd, minUsd, tier, least, most } = wish;
  return [
    ...(categories ? [`about ${categories.map(categoryName).join(" and ")}`] : []),
    ...(wish.withoutCategories ? [`not about ${wish.withoutCategories.map(categoryName).join(" or ")}`] : []),
    ...(audience ? [`for ${audience}`] : []),
    ...(places ? [`in ${places.join(" or ")}`] : []),
    ...(withoutPlaces ? [`not in ${withoutPlaces.join(" or ")}`] : []),
    ...(wish.withoutEvents ? [`without ${wish.withoutEvents.map(({ name }) => name).join(" and ")}`] : []),
    ...(days ? [days.words] : []),
    ...(wish.withoutMonths ? [`not in ${wish.withoutMonths.map(monthName).join(" or ")}`] : []),
    ...(tier ? [`with a ${tier} package`] : []),
    ...(maxUsd === undefined ? [] : [`for at most ${usd(maxUsd)}`]),
    ...(minUsd === undefined ? [] : [`for at least ${usd(minUsd)}`]),
    ...(least === undefined ? [] : [`with at least ${numberText(least)} people`]),
    ...(most === undefined ? [] : [`with at most ${numberText(most)} people`]),
  ];
}
