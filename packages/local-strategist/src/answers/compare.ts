import { inNumbers, midSentence, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolEventDetail, ToolPackage } from "@marquee/adapters/ai/tool-results";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { orderIn, tierIn } from "../reading/wish.ts";
import type { Reply, Scene } from "../scene.ts";
import { wantsSum } from "../understanding/parts.ts";
import { comparedDeals } from "./deals-compared.ts";
import { byPrice, dates, eventDetails, nameOf, perHead } from "./event.ts";

/** The events that suit the reader best, for a comparison that names none. */
async function bestEvents({ tools }: Scene): Promise<ToolEventDetail[]> {
  const best = await tools.recommendEvents({ limit: 3 });
  const read = await Promise.all(best.map(({ id }) => tools.getEvent({ eventId: id })));
  return read.filter((event) => event !== null);
}

/** "Which of these is the largest?" compares all that was shown, not only the one that it turns out to be. */
function comparing(scene: Scene): Scene {
  const { u } = scene;
  const events = u.shown.filter(({ kind }) => kind === "event");
  const isAll = !u.isNamed && (u.pick?.order !== undefined || u.pick?.all === true) && events.length > 1;
  return isAll ? { ...scene, u: { ...u, about: events } } : scene;
}

const asksSpots = /\b(?:spots?|free|available|left|sold out|taken)\b/;

/** Two or more events side by side, by price per attendee of one tier or of their entry. */
export async function answerCompare(scene: Scene): Promise<Reply | undefined> {
  const named = await eventDetails(comparing(scene));
  const isOpen = named.length === 0 && !scene.u.isNamed;
  const events = isOpen ? await bestEvents(scene) : named;
  if (events.length < (isOpen ? 1 : 2)) return undefined;
  const asked = foldLetters(scene.u.question);
  const byDeal = /\bdeals?\b/.test(asked) ? await comparedDeals(scene) : undefined;
  if (byDeal) return byDeal;
  const tier = tierIn(asked);
  const fits =
    scene.u.pick?.isChoice === true || /\b(?:fit|fits|suits?|match(?:es)?|right for us)\b/.test(asked);
  const rows = events.map((event) => {
    const offer = tier ? event.packages.find((each) => each.tier === tier) : byPrice(event.packages)[0];
    return {
      event,
      offer,
      each:
        offer && event.attendeeCount > 0 ? offer.priceUsd / event.attendeeCount : Number.POSITIVE_INFINITY,
    };
  });
  // "The first two" says which, not by what.
  const { verdict, winner } = verdictOf(
    scene.u.pick?.top ? asked.replace(/\bfirst\b/, "") : asked,
    rows,
    tier,
    scene.u.pick?.isChoice === true,
  );
  // The chosen one first: "the other one" means what follows.
  const ordered = scene.u.isNamed
    ? rows
    : [...rows.filter(({ event }) => event === winner), ...rows.filter(({ event }) => event !== winner)];
  return {
    verdict,
    body: bullets(
      ordered.map(
        ({ event, offer }) =>
          `**${nameOf(event)}**: ${dates(event)}, ${quotable(event.location, 60)}, ${inNumbers(event.attendeeCount)} attendees, mostly ${midSentence(quotable(event.attendeeType, 90))}; ${offer ? `${offer.name} (${offer.tier}) ${usd(offer.priceUsd)}, ${wantsSum.test(asked) ? `${usd(offer.priceUsd)} ÷ ${inNumbers(event.attendeeCount)} = ` : ""}${perHead(offer.priceUsd, event)} per attendee` : `no ${tier ?? ""} package`}${asksSpots.test(asked) && offer ? `, ${offer.spotsLeft} of ${offer.spots} spots left` : ""}${fits && event.match ? `; fit ${event.match.score} of 100` : ""}`,
      ),
    ),
    question: "Shall I show one of them in detail?",
    options: events.slice(0, 2).map(({ name }) => quotable(`Show packages for ${name}`, 99)),
    shows: ordered.map(({ event: { id, name, location } }) => ({
      kind: "event",
      id,
      name,
      detail: location,
    })),
  };
}

interface Row {
  event: ToolEventDetail;
  offer: ToolPackage | undefined;
  each: number;
}

function verdictOf(
  asked: string,
  rows: readonly Row[],
  tier: string | undefined,
  isChoice: boolean,
): { verdict: string; winner: ToolEventDetail | undefined } {
  const first = (value: (row: Row) => number, say: (row: Row) => string) => {
    const [best] = rows.toSorted((left, right) => value(left) - value(right));
    return { verdict: best ? say(best) : "", winner: best?.event };
  };
  // "The most people per dollar" is the least per attendee.
  const order = /\bper (?:dollar|buck|\$)|\bbang for\b|\bvalue for (?:the )?money\b|\bfor the money\b/.test(
    asked,
  )
    ? undefined
    : orderIn(asked);
  if (isChoice && order === undefined)
    return first(
      ({ event }) => -(event.match?.score ?? 0),
      ({ event, offer }) =>
        `I'd take ${nameOf(event)}: ${event.match ? `of these it suits you best, with ${event.match.score} of 100` : `it draws ${inNumbers(event.attendeeCount)} attendees`}${offer ? `, and ${quotable(offer.name, 60)} costs ${usd(offer.priceUsd)}` : ""}.`,
    );
  if (order === "smallest")
    return first(
      ({ event }) => event.attendeeCount,
      ({ event }) => `${nameOf(event)} is the smallest, with ${inNumbers(event.attendeeCount)} attendees.`,
    );
  if (order === "latest")
    return first(
      ({ event }) => -Date.parse(event.date),
      ({ event }) => `${nameOf(event)} is the last: ${dates(event)} in ${quotable(event.location, 60)}.`,
    );
  if (order === "dearest")
    return first(
      ({ offer }) => -(offer?.priceUsd ?? 0),
      ({ event, offer }) =>
        `${nameOf(event)} costs the most: ${offer?.name ?? "its entry"} is ${usd(offer?.priceUsd ?? 0)}.`,
    );
  if (order === "cheapest" && !/\bper\b|\bhead\b|\beach\b/.test(asked))
    return first(
      ({ offer }) => offer?.priceUsd ?? Number.POSITIVE_INFINITY,
      ({ event, offer }) =>
        `${nameOf(event)} costs the least: ${offer?.name ?? "its entry"} is ${usd(offer?.priceUsd ?? 0)}.`,
    );
  const perMoney =
    order === undefined && /\bper (?:dollar|buck)|\bbang for\b|\bfor the money\b|\bvalue for\b/.test(asked);
  if (perMoney)
    return first(
      ({ each }) => each,
      ({ event, offer, each }) =>
        offer
          ? `${nameOf(event)} gives you the most people for the money: ${usd(each, { exact: true })} per attendee with ${quotable(offer.name, 60)}.`
          : `None of them has a ${tier ?? ""} package.`,
    );
  if (order === "soonest" || /\b(?:earlier|sooner|first|soonest)\b/.test(asked))
    return first(
      ({ event }) => Date.parse(event.date),
      ({ event }) => `${nameOf(event)} is earlier: ${dates(event)} in ${quotable(event.location, 60)}.`,
    );
  if (
    order === "largest" ||
    /\b(?:bigger|larger|more (?:people|attendees|visitors|guests)|biggest|largest)\b/.test(asked)
  )
    return first(
      ({ event }) => -event.attendeeCount,
      ({ event }) => `${nameOf(event)} is larger, with ${inNumbers(event.attendeeCount)} attendees.`,
    );
  return first(
    ({ each }) => each,
    ({ event, offer }) =>
      offer
        ? `${nameOf(event)} costs the least per attendee: ${perHead(offer.priceUsd, event)} with ${tier ?? offer.name}.`
        : `None of them has a ${tier ?? ""} package.`,
  );
}
