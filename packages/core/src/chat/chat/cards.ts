import type { ShownThing } from "@marquee/adapters/ai/port";
import type { ToolCampaign, ToolDeal } from "@marquee/adapters/ai/tool-results";
import { type MessageCard, messageCardsMax } from "@marquee/contracts/chat/message-cards";
import { sponsorshipTiers } from "@marquee/contracts/enums";
import { beginning } from "@marquee/contracts/text/characters";
import { cents } from "../../cents.ts";
import { isoTime } from "../../time.ts";
import type { FoundThings } from "./found-things.ts";

/** A card with the position in the text where its subject is first named. */
interface PositionedCard {
  at: number;
  card: MessageCard;
}

/** A shorter name could be any ordinary word. */
const nameMin = 3;
const nameMax = 160;

/**
 * Cards of the things that an answer names, in the order in which it names them. Only what a tool returned while the
 * answer was made can have one, with the facts that the tool read, so a card never shows what a model made up.
 * `first` comes before them.
 */
export function cardsFor(answer: string, found: FoundThings, first?: MessageCard): MessageCard[] {
  const cards = positionedCards(answer, found).map(({ card }) => card);
  const others = cards.filter(({ kind, id }) => kind !== first?.kind || id !== first.id);
  return [...(first ? [first] : []), ...others].slice(0, messageCardsMax);
}

/** The most things of an answer that later ones remember. */
const rememberedMax = 20;

/** Everything that an answer names, with a card or without, in its order. */
export function shownIn(answer: string, found: FoundThings): ShownThing[] {
  const cards = positionedCards(answer, found);
  const carded = new Set(cards.map(({ card }) => card.id));
  const text = comparable(answer);
  const others = [...found.others.values()].flatMap(({ with: other, ...thing }, _at, all) => {
    const at = carded.has(thing.id) ? undefined : positionOf(thing.name, text);
    if (at === undefined) return [];
    const isOnlyOne = all.filter(({ kind, name }) => kind === thing.kind && name === thing.name).length === 1;
    if (other === undefined || isOnlyOne) return [{ at, thing }];
    const otherAt = positionOf(other, text);
    return otherAt === undefined ? [] : [{ at: otherAt, thing }];
  });
  return [...cards.map(({ at, card }) => ({ at, thing: thingOf(card) })), ...others]
    .sort((left, right) => left.at - right.at)
    .slice(0, rememberedMax)
    .map(({ thing }) => thing);
}

function thingOf(card: MessageCard): ShownThing {
  return { kind: card.kind, id: card.id, name: card.kind === "deal" ? card.eventName : card.name };
}

function positionedCards(answer: string, found: FoundThings): PositionedCard[] {
  const text = comparable(answer);
  return [
    ...campaignCards(text, found),
    ...dealCards(text, found),
    ...packageCards(text, found),
    ...eventCards(text, found),
    ...creditPackageCards(answer, found),
  ].sort((left, right) => left.at - right.at);
}

/** A text in lower case, without punctuation, so that "**Cloud Days**," and "Cloud Days" are the same. */
function comparable(text: string): string {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(" ")} `;
}

/** The position of a name in a text, as whole words; undefined if it does not occur. */
function positionOf(name: string, text: string): number | undefined {
  const wanted = comparable(name);
  if (wanted.length - 2 < nameMin) return undefined;
  const at = text.indexOf(wanted);
  return at < 0 ? undefined : at;
}

function eventCards(text: string, { events }: FoundThings): PositionedCard[] {
  return [...events.values()].flatMap(
    ({ id, name, location, date, timeZone, attendeeCount, priceFromUsd, spotsLeft }) => {
      const at = positionOf(name, text);
      if (at === undefined) return [];
      const begins = isoTime(Date.parse(date));
      const facts = {
        id,
        name,
        location,
        date: begins,
        timeZone,
        attendeeCount,
        priceFrom: priceFromUsd,
        spotsLeft,
      };
      return [{ at, card: { kind: "event", ...facts } as const }];
    },
  );
}

/** Many events have packages of the same name, so an answer has to name the event as well. */
function packageCards(text: string, { packages }: FoundThings): PositionedCard[] {
  return [...packages.values()].flatMap(
    ({ id, eventId, eventName, name, tier: stored, priceUsd, spotsLeft }) => {
      const at = positionOf(name, text);
      const tier = sponsorshipTiers.find((one) => one === stored);
      if (at === undefined || tier === undefined || positionOf(eventName, text) === undefined) return [];
      const facts = { id, eventId, eventName, name, tier, price: priceUsd, spotsLeft };
      return [{ at, card: { kind: "package", ...facts } as const }];
    },
  );
}

/** A deal is named by its event, and by its package too where the reader has several deals at one event. */
function dealCards(text: string, { deals }: FoundThings): PositionedCard[] {
  const all = [...deals.values()];
  const isOnlyOne = ({ eventId }: ToolDeal) => all.filter((one) => one.eventId === eventId).length === 1;
  return all.flatMap((deal) => {
    const { id, eventName, packageName, status, ownSide, amountUsd, expiresAt } = deal;
    const at = positionOf(eventName, text);
    if (at === undefined || !(isOnlyOne(deal) || positionOf(packageName, text) !== undefined)) return [];
    const facts = { id, eventName, packageName, status, ownSide, amount: amountUsd, expiresAt };
    return [{ at, card: { kind: "deal", ...facts, with: deal.with.company || deal.with.name } as const }];
  });
}

/** Requires the exact name in its own case: "growth package" may be anybody's, "Growth Package" is ours. */
function creditPackageCards(answer: string, { creditPackages }: FoundThings): PositionedCard[] {
  return [...creditPackages.values()].flatMap(({ id, name, creditAmount, priceUsd }) => {
    const at = positionOf(name, comparable(answer));
    if (at === undefined || !answer.includes(name)) return [];
    return [
      { at, card: { kind: "credit_package", id, name, creditAmount, price: cents(priceUsd) } as const },
    ];
  });
}

function campaignCards(text: string, { campaigns }: FoundThings): PositionedCard[] {
  return [...campaigns.values()].flatMap((campaign) => {
    const name = campaignName(campaign);
    const positions = [name, ...campaign.ideas.map((idea) => idea.name)].flatMap(
      (one) => positionOf(one, text) ?? [],
    );
    if (positions.length === 0) return [];
    const { id, status, costCredits: cost, chargedCredits: charged, createdAt } = campaign;
    return [
      {
        at: Math.min(...positions),
        card: { kind: "campaign", id, name, status, cost, charged, createdAt } as const,
      },
    ];
  });
}

/** The name of a campaign: its first idea's, else the prompt that it was ordered with. */
function campaignName({ ideas, prompt }: ToolCampaign): string {
  return beginning(ideas[0]?.name ?? prompt, nameMax);
}
