import { counted, inNumbers, midSentence, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ReadToolInput } from "@marquee/adapters/ai/read-tools";
import type { EventConstraint, ToolFoundEvent } from "@marquee/adapters/ai/tool-results-market";
import { eventCategories } from "@marquee/contracts/enums";
import { usd } from "@marquee/contracts/text/usd";
import { numbered } from "../answer.ts";
import { type Order, type Wish, wishWords } from "../reading/wish.ts";
import type { Reply, Scene } from "../scene.ts";
import type { Understood } from "../understanding/understand.ts";
import { answerUnsure } from "./general.ts";
import { answerHostEvents } from "./host-events.ts";
import { ownEvents } from "./own-events.ts";

const shownEvents = 5;
const lookedAt = 20;

/** A search by a wish, as the event list filters. */
export function searchOf(wish: Wish, unordered: "soonest" | "best" = "soonest"): ReadToolInput<"findEvents"> {
  const sorts = {
    soonest: "soonest",
    latest: "soonest",
    cheapest: "cheapest",
    dearest: "cheapest",
    largest: "largest",
    smallest: "largest",
  } as const;
  return {
    ...categoriesOf(wish),
    ...(wish.places ? { places: [...wish.places] } : {}),
    ...(wish.withoutPlaces ? { withoutPlaces: wish.withoutPlaces.slice(-10) } : {}),
    ...(wish.days ? { from: wish.days.from, ...(wish.days.to ? { to: wish.days.to } : {}) } : {}),
    ...(wish.maxUsd === undefined ? {} : { maxPriceUsd: Math.floor(wish.maxUsd) }),
    ...(wish.minUsd === undefined ? {} : { minPriceUsd: Math.ceil(wish.minUsd) }),
    ...(wish.tier ? { tier: wish.tier } : {}),
    ...(wish.least === undefined ? {} : { minAttendees: wish.least }),
    ...(wish.most === undefined ? {} : { maxAttendees: wish.most }),
    ...(wish.audience ? { audience: wish.audience } : {}),
    ...(wish.withoutEvents ? { except: wish.withoutEvents.slice(-50).map(({ id }) => id) } : {}),
    sort: wish.order ? sorts[wish.order] : unordered,
    limit: lookedAt,
  };
}

/** The categories to search: those asked for, or all but those refused. */
function categoriesOf({
  categories,
  withoutCategories = [],
}: Wish): Pick<ReadToolInput<"findEvents">, "categories"> {
  if (!categories && withoutCategories.length === 0) return {};
  return { categories: (categories ?? eventCategories).filter((each) => !withoutCategories.includes(each)) };
}

/** What a search leaves once months that do not suit are out, in the order that was asked for. */
function suiting(events: readonly ToolFoundEvent[], wish: Wish): ToolFoundEvent[] {
  const isOut = ({ date }: ToolFoundEvent) => (wish.withoutMonths ?? []).includes(Number(date.slice(5, 7)));
  const left = events.filter((event) => !isOut(event));
  return wish.order === "latest" || wish.order === "dearest" || wish.order === "smallest"
    ? left.toReversed()
    : left;
}

const asksForAll =
  /\b(?:what(?:'s| is| are)?|which|show|list|all|any|browse|see|find|anything)\b.{0,40}\b(?:events?|shows?|fairs?|conferences?|on|up|coming|upcoming|happening|available|there|list|everything)\b|\blist again\b/i;
/** "Only the ones we don't host ourselves" */
const notOwn =
  /\b(?:do(?:n['’]?t| not)|aren['’]?t|are not|not|without|except|besides|other than) (?:the ones |those |any )?(?:that )?(?:we |i )?(?:(?:host|run|organize)\b|ours\b|our own\b|my own\b|mine\b)/i;

/** From here on, a question's words are those of searches. */
const surelyFind = 5;

/**
 * The events that a wish leaves, or what stands in its way and what comes nearest.
 * @param unordered In which order they stand where the question asks for none
 */
export async function answerFind(
  scene: Scene,
  unordered: "soonest" | "best" = /\bbest\b/i.test(scene.u.question) ? "best" : "soonest",
): Promise<Reply> {
  const { tools, u } = scene;
  const ofHost = await answerHostEvents(scene);
  if (ofHost) return ofHost;
  const { wish, unread } = u;
  if (unread.length > 0 && Object.keys(wish).every((part) => part === "order" || part === "count"))
    return nobodySpeaksOf(unread);
  // Everything that is coming up answers nobody who asked for something that wasn't understood.
  if (
    Object.keys(wish).length === 0 &&
    !asksForAll.test(u.question) &&
    (u.weights.get("find") ?? 0) < surelyFind
  )
    return answerUnsure(scene);
  const own = scene.role !== "brand" && notOwn.test(u.question) ? await ownEvents(tools, "ahead") : [];
  const ownIds = new Set(own.map(({ id }) => id));
  const found = await tools.findEvents(searchOf(wish, unordered));
  const others = found.events.filter(({ id }) => !ownIds.has(id));
  const search = { ...found, events: others, total: found.total - (found.events.length - others.length) };
  const events = suiting(search.events, wish);
  const words = [...wishWords(wish), ...(own.length > 0 ? ["without your own events"] : [])].join(", ");
  if (events.length === 0) return (await ofThoseShown(scene)) ?? nothingFits(wish, words, search.nearest);
  const most = wish.count ?? shownEvents;
  const shown = events.slice(0, most);
  const isWhole = search.total <= lookedAt;
  const total = isWhole ? events.length : search.total;
  const fit = total === 1 ? "fits" : "fit";
  const [best] = shown;
  return {
    verdict:
      best && total > 1 && u.pick?.all && wish.order && u.ownWish.order
        ? `${quotable(best.name, 70)} ${bestWords(best, wish.order)} of the ${counted(total, "event")} ${words === "" ? "coming up" : `that fit: ${words}`}.`
        : words === ""
          ? `${counted(total, "event")} ${total === 1 ? "is" : "are"} coming up.`
          : wish.count !== undefined && total > shown.length
            ? `${counted(shown.length, "event")} of the ${inNumbers(total)} upcoming ones that fit: ${words}.`
            : `${counted(total, "upcoming event")} ${fit}: ${words}.`,
    body: [
      ...(unread.length > 0
        ? [`No event speaks of ${quotedList(unread)}, so that isn't part of this search.`]
        : []),
      `${numbered(shown.map((event) => lineOf(event, wish)))}${orderWords(wish, total > shown.length, unordered)}`,
    ].join("\n\n"),
    question: "Shall I show one of them in detail?",
    options: shown.slice(0, 2).map(({ name }) => quotable(`Show packages for ${name}`, 99)),
    shows: shown.map(({ id, name, location, date }) => ({
      kind: "event",
      id,
      name,
      detail: `${location} ${onDay(date)}`,
    })),
  };
}

/**
 * "Only the ones with gold" after a list with a price: those of the list that have it, where none has it within all
 * conditions. Undefined where the list has none, or the question asks for more than one thing.
 */
async function ofThoseShown({ tools, u }: Scene): Promise<Reply | undefined> {
  const added = Object.keys(u.ownWish).filter((part) => part !== "order" && part !== "count");
  const shown = u.shown.filter(({ kind }) => kind === "event");
  if (!u.isFollowUp || added.length !== 1 || shown.length < 2) return undefined;
  const { events } = await tools.findEvents({ ...searchOf(u.ownWish), ...categoriesOf(u.wish) });
  const left = events.filter(({ id }) => shown.some((each) => each.id === id));
  const [first] = left;
  if (!first) return undefined;
  const own = wishWords(u.ownWish).join(", ");
  const most = u.wish.maxUsd;
  const cheapest = left
    .flatMap((event) => pricesOf(event, u.wish.tier))
    .toSorted((one, other) => one - other)[0];
  return {
    verdict: `${inNumbers(left.length)} of the ${inNumbers(shown.length)} ${left.length === 1 ? "comes" : "come"} ${own}${most !== undefined && cheapest !== undefined && cheapest > most ? `, but not for ${usd(most)}: the cheapest costs ${usd(cheapest)}` : ""}.`,
    body: numbered(left.map((event) => lineOf(event, u.ownWish))),
    question: "Shall I show one of them in detail?",
    options: left.slice(0, 2).map(({ name }) => quotable(`Show packages for ${name}`, 99)),
    shows: left.map(({ id, name, location }) => ({ kind: "event", id, name, detail: location })),
  };
}

const pricesOf = ({ offers }: ToolFoundEvent, tier: string | undefined): number[] =>
  offers.filter((offer) => tier === undefined || offer.tier === tier).map(({ priceUsd }) => priceUsd);

/** "Why the first?" of a list: by what it stands there, and how it suits the reader. */
export async function answerWhyFirst({ u, tools }: Scene): Promise<Reply | undefined> {
  const [event, ...others] = u.about.filter(({ kind }) => kind === "event");
  if (u.before?.topic !== "find" || !u.isPicked || !event || others.length > 0) return undefined;
  if (!/^(?:and |but |so )?why\b/i.test(u.question) || u.question.split(/\s+/).length > whyWords)
    return undefined;
  const detail = await tools.getEvent({ eventId: event.id });
  if (!detail) return undefined;
  const name = quotable(detail.name, 70);
  const { match } = detail;
  const order = /\bbest\b/i.test(u.before.question) ? "best" : (u.before.wish.order ?? "soonest");
  return {
    verdict: `${orderWords(
      { order: order === "best" ? undefined : order } as Wish,
      false,
      order === "best" ? "best" : "soonest",
    )
      .trim()
      .replace(
        / is first\.$/,
        "",
      )} stands first, and ${name} is that${match ? `: it suits you with ${match.score} of 100` : ""}.`,
    body: match
      ? numbered(
          match.parts
            .toSorted((one, other) => other.score - one.score)
            .slice(0, 3)
            .map(({ reason }) => reason),
        )
      : "",
    question: "Should I put what suits you best first?",
    options: ["Best first"],
    shows: [event],
  };
}

const whyWords = 6;

/** By what the first of a list comes first, as a part of a sentence. */
function bestWords({ attendeeCount, priceFromUsd, date }: ToolFoundEvent, order: Order): string {
  const price = priceFromUsd === null ? "" : `, from ${usd(priceFromUsd)},`;
  return {
    largest: `is the largest, with ${inNumbers(attendeeCount)} attendees,`,
    smallest: `is the smallest, with ${inNumbers(attendeeCount)} attendees,`,
    cheapest: `is the cheapest${price}`,
    dearest: `is the most expensive${price}`,
    soonest: `is the soonest, on ${onDay(date)},`,
    latest: `is the latest, on ${onDay(date)},`,
  }[order];
}

const quotedList = (words: readonly string[]): string => {
  const quoted = words.map((word) => `“${quotable(word, 40)}”`);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`;
};

/** All that was asked for are words that no event has. */
function nobodySpeaksOf(words: readonly string[]): Reply {
  return {
    verdict: `No upcoming event speaks of ${quotedList(words)}.`,
    body: "I look in what hosts write about their events and about who comes. I can also search by place, dates, price, size or field, such as cloud, fintech or health tech.",
    question: "What else would the right event have?",
    options: [],
  };
}

function orderWords({ order, count }: Wish, isPart: boolean, unordered: "soonest" | "best"): string {
  const words = {
    best: "What suits you best is first.",
    soonest: "The soonest is first.",
    latest: "The latest is first.",
    cheapest: "The cheapest is first.",
    dearest: "The most expensive is first.",
    largest: "The largest is first.",
    smallest: "The smallest is first.",
  }[order ?? unordered];
  return isPart && count === undefined ? `\n\n${words} The others are on the Events page.` : `\n\n${words}`;
}

function lineOf(event: ToolFoundEvent, wish: Wish): string {
  const { name, location, date, attendeeCount, attendeeType, priceFromUsd, offers } = event;
  const wanted = offers
    .filter(
      ({ tier, priceUsd, spotsLeft }) =>
        spotsLeft > 0 &&
        (wish.tier === undefined || tier === wish.tier) &&
        (wish.maxUsd === undefined || priceUsd <= wish.maxUsd),
    )
    .toSorted((left, right) => left.priceUsd - right.priceUsd)[0];
  const price = wanted
    ? wish.tier
      ? `, ${wanted.tier} ${usd(wanted.priceUsd)}`
      : `, from ${usd(wanted.priceUsd)}`
    : priceFromUsd === null
      ? ", no packages yet"
      : `, from ${usd(priceFromUsd)}`;
  return `**${quotable(name, 70)}**, ${quotable(location, 60)}, ${onDay(date)}: ${inNumbers(attendeeCount)} attendees, mostly ${midSentence(quotable(attendeeType, 90))}${price}`;
}

const constraintWords: Record<EventConstraint, (wish: Wish) => string> = {
  words: () => "these words",
  categories: (wish) => wishWords(wish.categories ? { categories: wish.categories } : {}).join(""),
  places: (wish) => `in ${(wish.places ?? []).join(" or ")}`,
  dates: (wish) => wish.days?.words ?? "then",
  price: (wish) =>
    wishWords({
      ...(wish.maxUsd === undefined ? {} : { maxUsd: wish.maxUsd }),
      ...(wish.minUsd === undefined ? {} : { minUsd: wish.minUsd }),
    }).join(", "),
  tier: (wish) => `with a ${wish.tier} package`,
  free_spots: () => "with a free spot",
  attendance: (wish) =>
    wishWords({
      ...(wish.least === undefined ? {} : { least: wish.least }),
      ...(wish.most === undefined ? {} : { most: wish.most }),
    }).join(", "),
  audience: (wish) => `for ${wish.audience}`,
  host: () => "of this host",
};

function nothingFits(
  wish: Wish,
  words: string,
  nearest: readonly {
    without: EventConstraint;
    andWithout: EventConstraint | null;
    events: readonly ToolFoundEvent[];
  }[],
): Reply {
  const lines = nearest.flatMap(({ without, andWithout, events }) => {
    const left = suiting(events, wish).slice(0, 2);
    return left.length === 0
      ? []
      : [
          `Without “${[without, ...(andWithout === null ? [] : [andWithout])].map((one) => constraintWords[one](wish)).join("” and “")}”, the nearest: ${left.map((event) => lineOf(event, {})).join("; ")}`,
        ];
  });
  return {
    verdict: words === "" ? "No event is coming up." : `Nothing fits: there is no upcoming event ${words}.`,
    body:
      lines.length > 0
        ? numbered(lines)
        : "Dropping one of these conditions alone doesn't help either. Hosts add events all the time; a saved search tells you when one comes.",
    question: "Shall I drop one of these conditions?",
    options: [],
    shows: nearest
      .flatMap(({ events }) => events)
      .map(({ id, name, location, date }) => ({
        kind: "event",
        id,
        name,
        detail: `${location} ${onDay(date)}`,
      })),
  };
}

/** The first search of the conversation. */
export function firstSearch(u: Understood): Understood | undefined {
  let first: Understood | undefined;
  for (let turn = u.before; turn; turn = turn.before) if (turn.topic === "find") first = turn;
  return first;
}

const listAgain =
  /\blist again\b|\bback to (?:the|that|your|our|my) (?:\w+ )?(?:list|search|results|events)\b|\b(?:that|the) (?:first|original|initial) (?:list|search|results|lot|selection)\b/i;

/** "Give me that list again", "back to the first list": the search that the conversation began with is wanted. */
export const asksListAgain = (question: string): boolean => listAgain.test(question);
