import type { ReadTools } from "@marquee/adapters/ai/read-tools";
import { foldLetters, holdAll } from "@marquee/contracts/text/search-text";
import { months } from "../period.ts";
import type { Order } from "../reading/wish.ts";
import type { Pick, Reference } from "./references.ts";

/** What a turn of the conversation put before the reader. */
export interface Turn {
  /** What the answer showed, in its order. */
  shown: readonly Reference[];
  /** What the question named, in its own order; empty where it named nothing. */
  spoken: readonly Reference[];
}

/** What a pick means, and whether it is what the words pick rather than what was spoken of anyway. */
export interface Resolved {
  about: readonly Reference[];
  isPicked: boolean;
}

/**
 * What of a conversation is meant by "the latter", "the second", "the other", "the sooner", "both" or "the one in Boston".
 * Only what somebody named or an answer showed can be meant; a pick that fits nothing leaves what it points to, and
 * says so.
 * @param turns The newest first
 * @param pointed What the question points to without the pick
 */
export async function resolvedPick(
  pick: Pick,
  turns: readonly Turn[],
  pointed: readonly Reference[],
  tools: ReadTools,
): Promise<Resolved> {
  const picked = await among(pick, turns, pointed, tools);
  if (picked !== undefined) return { about: picked, isPicked: true };
  return { about: pick.onlyIfSo ? [] : pointed, isPicked: false };
}

async function among(
  pick: Pick,
  turns: readonly Turn[],
  pointed: readonly Reference[],
  tools: ReadTools,
): Promise<readonly Reference[] | undefined> {
  const lists = turns.map(({ shown }) => alike(shown));
  const last = lastSeveral(turns);
  if (pick.asNamed && pick.at !== undefined) {
    const pair =
      last.length === 2
        ? last
        : turns
            .flatMap(({ spoken, shown }) => [alike(spoken), alike(shown)])
            .find(({ length }) => length === 2);
    const meant = (pair ?? lists.find(({ length }) => length > 1))?.at(pick.at);
    return meant && [meant];
  }
  const several = lists.find(({ length }) => length > 1) ?? last;
  if (pick.previous) return beforeThat(turns, pointed);
  if (pick.all) {
    const all = pick.isPair && last.length > 1 ? last : lists[0]?.length ? lists[0] : several;
    return all.length > 0 ? all : undefined;
  }
  if (pick.top !== undefined) return several.length > 0 ? several.slice(0, pick.top) : undefined;
  if (pick.other) return otherOf(turns, pointed);
  if (pick.at !== undefined) {
    const one = several.at(pick.at);
    return one && [one];
  }
  if (pick.words) return fittingOf(pick.words, pick.onlyIfSo ? lists.flat() : several, tools);
  if (pick.order) return several.length > 0 ? bestOf(pick.order, several, tools) : undefined;
  return undefined;
}

/** The things of one kind: deals where there are more of them than events. */
function alike(things: readonly Reference[]): readonly Reference[] {
  const events = things.filter(({ kind }) => kind === "event");
  const deals = things.filter(({ kind }) => kind === "deal");
  return deals.length > events.length ? deals : events.length > 0 ? events : things;
}

/**
 * The last two things or more that were spoken of, whether at once or one after the other, in the order in which they came
 * up: "which of the two is sooner?" may follow two answers about one event each.
 */
function lastSeveral(turns: readonly Turn[]): readonly Reference[] {
  let several: readonly Reference[] = [];
  for (const { spoken, shown } of turns) {
    several = once([...things(spoken), ...things(shown), ...several]);
    if (several.length > 1) break;
  }
  return several;
}

const things = (some: readonly Reference[]) =>
  alike(some).filter(({ kind }) => kind === "event" || kind === "deal");
const once = (some: readonly Reference[]): Reference[] =>
  some.filter((one, at) => some.findIndex((other) => isSame(one, other)) === at);

/** What was spoken of by itself before what is spoken of now. */
function beforeThat(turns: readonly Turn[], pointed: readonly Reference[]): readonly Reference[] | undefined {
  const singles = turns
    .flatMap(({ spoken, shown }) => [once(things(spoken)), once(things(shown))])
    .filter(({ length }) => length === 1)
    .flat();
  const now = pointed.length > 0 ? things(pointed) : singles.slice(0, 1);
  const earlier = singles.find((one) => !now.some((each) => isSame(each, one)));
  return earlier && [earlier];
}

/** Of two the one that was not spoken of last; where none of two was, the second. */
function otherOf(turns: readonly Turn[], pointed: readonly Reference[]): readonly Reference[] | undefined {
  const last = lastSeveral(turns);
  const pairs = [
    ...turns.flatMap(({ spoken, shown }) => [alike(spoken), alike(shown)]),
    // One thing after the other.
    ...(last.length === 2 ? [last] : []),
  ].filter(({ length }) => length > 1);
  const [one] = pointed;
  const around =
    pointed.length === 1 && one ? pairs.find((pair) => pair.some((each) => isSame(each, one))) : undefined;
  const left = around && one ? around.filter((each) => !isSame(each, one)) : undefined;
  if (left?.length === 1) return left;
  const [pair] = pairs;
  return pair?.length ? pair.slice(1, 2) : undefined;
}

const isSame = (one: Reference, other: Reference) =>
  one.id === other.id || (one.eventId != null && one.eventId === other.eventId);

/** Those that have all of some words in their name, place or month; undefined if none has. */
export async function fittingOf(
  words: readonly string[],
  things: readonly Reference[],
  tools: ReadTools,
): Promise<readonly Reference[] | undefined> {
  const details = await withEvents(things, tools);
  const fitting = details.filter(({ each, event }) => {
    const texts = [each.name, each.detail ?? "", event?.location ?? "", event ? monthOf(event.date) : ""];
    return holdAll(texts, words.map(foldLetters));
  });
  return fitting.length > 0 ? fitting.map(({ each }) => each) : undefined;
}

async function bestOf(
  order: Order,
  things: readonly Reference[],
  tools: ReadTools,
): Promise<readonly Reference[] | undefined> {
  const deals = things.every(({ kind }) => kind === "deal") ? await tools.listDeals({ limit: 20 }) : [];
  const paid = things.flatMap((each) => {
    const deal = deals.find(({ id }) => id === each.id);
    return deal ? [{ each, amountUsd: deal.amountUsd }] : [];
  });
  if (
    (order === "cheapest" || order === "dearest" || order === "largest" || order === "smallest") &&
    paid.length > 0
  ) {
    const up = paid.toSorted((one, other) => one.amountUsd - other.amountUsd);
    const meant = order === "cheapest" || order === "smallest" ? up[0] : up.at(-1);
    return meant && [meant.each];
  }
  const details = await withEvents(things, tools);
  const sign = { largest: -1, smallest: 1, soonest: 1, latest: -1, cheapest: 1, dearest: -1 }[order];
  const valueOf = ({ event }: (typeof details)[number]) => {
    if (event === null) return Number.POSITIVE_INFINITY;
    if (order === "largest" || order === "smallest") return event.attendeeCount * sign;
    if (order === "soonest" || order === "latest") return Date.parse(event.date) * sign;
    return event.priceFromUsd === null ? Number.POSITIVE_INFINITY : event.priceFromUsd * sign;
  };
  const [best] = details.toSorted((one, other) => valueOf(one) - valueOf(other));
  return best && [best.each];
}

/** At most so many are looked up; no answer shows more. */
const lookedUp = 8;

async function withEvents(things: readonly Reference[], tools: ReadTools) {
  return Promise.all(
    things.slice(0, lookedUp).map(async (each) => ({
      each,
      event:
        each.kind === "event" || each.eventId
          ? await tools.getEvent({ eventId: each.eventId ?? each.id })
          : null,
    })),
  );
}

const monthOf = (date: string) => months[Number(date.slice(5, 7)) - 1] ?? "";
