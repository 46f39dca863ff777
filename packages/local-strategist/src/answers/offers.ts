import { counted, inNumbers, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolOffer } from "@marquee/adapters/ai/tool-results-market";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { everyDeal } from "../every-deal.ts";
import { eventsOf, type Reply, type Scene } from "../scene.ts";
import { asReference, dealName, lineOf, lookedAt, otherOf, sumOf, turnOf } from "./deal-lines.ts";

/** Offers that a host or a sponsor has to answer, next to the list price and to closed deals. */
export async function answerOffers(scene: Scene): Promise<Reply> {
  const asked = foldLetters(scene.u.question);
  const all = await scene.tools.listOffers({ limit: lookedAt });
  const named = new Set(eventsOf(scene));
  const companies = scene.u.about
    .filter(({ kind }) => kind === "host" || kind === "deal")
    .map(({ id, name }) => [id, foldLetters(name)] as const);
  const asksOwn = /\b(?:own events|as host|our own|my events|our events)\b/.test(asked);
  const own = asksOwn ? all.filter(({ ownSide }) => ownSide === "host") : all;
  const ofEvent = own.filter((offer) => named.has(offer.eventId));
  const ofCompany = own.filter(({ with: { company } }) =>
    asked.includes(foldLetters(company).split(" ")[0] ?? "\u0000"),
  );
  const spokenOf = own.filter((offer) =>
    companies.some(([id, name]) => id === offer.dealId || foldLetters(offer.with.company) === name),
  );
  const meant =
    [
      ...[ofCompany, spokenOf].map((some) => some.filter((offer) => ofEvent.includes(offer))),
      ofCompany,
      spokenOf,
      ofEvent,
    ].find(({ length }) => length > 0) ?? [];
  if (meant.length === 0) {
    const none = await withoutOffer(scene, asked);
    if (none) return none;
  }
  const listed = meant.length > 0 ? meant : own;
  // "Rank them by how far below list they are"
  const belowList = ({ amountUsd, listPriceUsd }: ToolOffer) => (listPriceUsd ? amountUsd / listPriceUsd : 1);
  const chosen = /\b(?:rank|sort|order)\b.*\blist\b/.test(asked)
    ? listed.toSorted((one, other) => belowList(one) - belowList(other))
    : listed;
  if (chosen.length === 0) return ownEventsOffers(scene);
  // "The offers for our events" are also those that the other side has to answer.
  const waiting = new Set(chosen.map(({ dealId }) => dealId));
  const others = asksOwn && meant.length === 0 ? await othersTurn(scene, waiting) : { deals: [], lines: [] };
  const wantsAbove = /\babove\b/.test(asked);
  const above = chosen.filter(
    ({ amountUsd, listPriceUsd }) => listPriceUsd !== null && amountUsd > listPriceUsd,
  );
  const [first] = chosen;
  const advice = chosen.length === 1 && first && asksNumber.test(asked) ? numberFor(first) : undefined;
  const single = advice ?? (chosen.length === 1 && first ? compared(first) : undefined);
  const sum = usd(sumOf(chosen));
  const wantsSum =
    /\b(?:add(?:ed|s)? (?:them )?up|altogether|in total|total|sum|together|come to|worth)\b/.test(asked);
  return {
    verdict: wantsAbove
      ? above.length === 0
        ? "No, none of the open offers is above its list price."
        : `Yes, ${counted(above.length, "open offer")} ${above.length === 1 ? "is" : "are"} above the list price.`
      : wantsSum && chosen.length > 1
        ? `${sum} together, in ${counted(chosen.length, "offer")} that wait for your answer.`
        : (single ??
          `${counted(chosen.length, "offer")} ${chosen.length === 1 ? "waits" : "wait"} for your answer${others.lines.length > 0 ? `, and ${inNumbers(others.lines.length)} for the other side's` : ""}.`),
    body: bullets([
      ...chosen.map(
        (offer) =>
          `**${dealName(offer)}**: ${compared(offer)}${offer.expiresAt ? ` It lapses on ${onDay(offer.expiresAt)}.` : ""}`,
      ),
      ...others.lines,
    ]),
    question: advice ? "Shall I prepare that?" : "Do you want to accept, counter or decline one?",
    options: [],
    shows: [
      ...chosen.map(({ dealId, eventId, eventName, packageName }) => ({
        kind: "deal" as const,
        id: dealId,
        name: eventName,
        detail: packageName,
        eventId,
      })),
      ...others.deals.map(asReference),
    ],
  };
}

/** "What should I counter with?", "which figure would you come back to them with?" */
const asksNumber =
  /\b(?:what|which|how much|at what)\b.{0,50}\b(?:counter|answer|reply|respond|(?:come|go) back|say|bid)\b|\b(?:good|right|fair|sensible) (?:counter|number|figure|answer)\b|\b(?:a|the) (?:number|figure|amount) to (?:answer|counter|go back|come back)\b|\bone more round\b/;

/** What an answer advised, as somebody would ask for it: "do that" then means no more and no less. */
export function advisedIn(answer: string): string | undefined {
  const advice =
    /^\*\*I'd (?:answer (.+?) with (\$[\d,]+)|stay at (\$[\d,]+) with (.+?)|accept (.+?)'s \$[\d,]+) for (.+?)\.\*\*/;
  const [, answered, counter, own, kept, accepted, event] = advice.exec(answer) ?? [];
  if (event === undefined) return undefined;
  return accepted === undefined
    ? `Counter ${answered ?? kept}'s offer for ${event} at ${counter ?? own}`
    : `Accept ${accepted}'s offer for ${event}`;
}

/** What to answer an offer with, first of all. */
function numberFor({ next, with: { company }, amountUsd, eventName }: ToolOffer): string | undefined {
  if (next === null) return undefined;
  const [amount, who, event] = [usd(next.amountUsd), quotable(company, 60), quotable(eventName, 70)];
  return {
    accept: `I'd accept ${who}'s ${usd(amountUsd)} for ${event}.`,
    offer: `I'd answer ${who} with ${amount} for ${event}.`,
    hold: `I'd stay at ${amount} with ${who} for ${event}.`,
  }[next.move];
}

async function ownEventsOffers(scene: Scene): Promise<Reply> {
  const { deals, lines } = await othersTurn(scene, new Set());
  if (deals.length === 0)
    return {
      verdict: "No offer waits for your answer.",
      body: "",
      question: "Should I show your open deals?",
      options: ["Show all of my deals"],
    };
  return {
    verdict: `No offer waits for your answer; ${counted(deals.length, "deal")} of your own events ${deals.length === 1 ? "is" : "are"} open.`,
    body: bullets(lines),
    question: "Shall I show one of them in detail?",
    options: [],
    shows: deals.map(asReference),
  };
}

/** Open offers at one's own events, except those that wait for one's own answer, next to the list price. */
async function othersTurn({ tools }: Scene, waiting: ReadonlySet<string>) {
  const deals = (await tools.listDeals({ side: "host", limit: lookedAt })).filter(
    (deal) =>
      !waiting.has(asReference(deal).id) && (deal.status === "negotiating" || deal.status === "pending"),
  );
  const events = await Promise.all(deals.map(({ eventId }) => tools.getEvent({ eventId })));
  const lines = deals.map((deal, at) => {
    const list = events[at]?.packages.find(({ id }) => id === deal.packageId)?.priceUsd;
    const versus =
      list === undefined || list === deal.amountUsd
        ? list === undefined
          ? ""
          : `, which is its list price of ${usd(list)}`
        : `, ${usd(Math.abs(deal.amountUsd - list))} ${deal.amountUsd < list ? "below" : "above"} its list price of ${usd(list)}`;
    return `**${dealName(deal)}**: ${usd(deal.amountUsd)} with ${otherOf(deal)}${versus}${turnOf(deal)}`;
  });
  return { deals, lines };
}

const nextSteps = {
  accept: () => " I'd accept.",
  offer: (amount: string) => ` I'd answer with ${amount}.`,
  hold: (amount: string) => ` I'd stay at ${amount}.`,
} as const;

function compared(offer: ToolOffer): string {
  const { amountUsd, listPriceUsd, closedMedianUsd, closedDeals } = offer;
  const versus = (price: number) =>
    price === amountUsd
      ? "the same as"
      : `${usd(Math.abs(amountUsd - price))} (${Math.abs(Math.round((amountUsd / price - 1) * 100))}%) ${amountUsd < price ? "below" : "above"}`;
  return `${otherOf(offer)} offers ${usd(amountUsd)}${listPriceUsd === null ? "" : `, ${versus(listPriceUsd)} the list price of ${usd(listPriceUsd)}`}${closedMedianUsd === null ? "; too few deals have closed for a comparison" : `; ${counted(closedDeals ?? 0, "closed deal")} say about ${usd(Math.round(closedMedianUsd))}`}.${offer.next === null ? "" : nextSteps[offer.next.move](usd(offer.next.amountUsd))}`;
}

/** "Has Lumen Bank made me an offer yet?": no, if they have none open; undefined where nobody is named. */
async function withoutOffer({ tools }: Scene, asked: string): Promise<Reply | undefined> {
  const all = await everyDeal(tools);
  const words = ` ${asked.replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  const named = all.find(
    ({ with: { company } }) => company !== "" && words.includes(` ${foldLetters(company)} `),
  )?.with.company;
  if (named === undefined) return undefined;
  const deals = all.filter(({ with: { company } }) => company === named).slice(0, 5);
  return {
    verdict: `No, no offer of ${quotable(named, 60)} waits for your answer.`,
    body: bullets(deals.map(lineOf)),
    question: "Do you want to see one of these?",
    options: [],
    shows: deals.map(asReference),
  };
}
