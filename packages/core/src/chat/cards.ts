import type { ToolCampaign, ToolDeal } from "@marquee/adapters/ai/tool-results";
import { sponsorshipTiers } from "@marquee/contracts/enums";
import { type MessageCard, messageCardsMax } from "@marquee/contracts/message-cards";
import { cents } from "../cents.ts";
import type { FoundThings } from "./found-things.ts";

/** A card with the place in the text where its thing is first named. */
interface Named {
  at: number;
  card: MessageCard;
}

/** A shorter name is a word like any other. */
const nameMin = 3;
const nameMax = 160;

/**
 * Cards of the things that an answer names, in the order in which it names them. Only what a tool gave while the answer was
 * made can have one, with the facts that the tool read, so a card never shows what a model made up. `first` stands before
 * them.
 */
export function cardsFor(answer: string, found: FoundThings, first?: MessageCard): MessageCard[] {
  const text = spoken(answer);
  const named: Named[] = [
    ...campaignCards(text, found),
    ...dealCards(text, found),
    ...packageCards(text, found),
    ...eventCards(text, found),
    ...creditPackageCards(answer, found),
  ];
  const cards = named.sort((left, right) => left.at - right.at).map(({ card }) => card);
  const others = cards.filter(({ kind, id }) => kind !== first?.kind || id !== first.id);
  return [...(first ? [first] : []), ...others].slice(0, messageCardsMax);
}

/** A text as it is spoken: in lower case, without marks, so that "**Cloud Days**," and "Cloud Days" are the same. */
function spoken(text: string): string {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(" ")} `;
}

/** Where a name stands in a text, as whole words; undefined where it does not. */
function placeOf(name: string, text: string): number | undefined {
  const wanted = spoken(name);
  if (wanted.length - 2 < nameMin) return undefined;
  const at = text.indexOf(wanted);
  return at < 0 ? undefined : at;
}

function eventCards(text: string, { events }: FoundThings): Named[] {
  return [...events.values()].flatMap(
    ({ id, name, location, date, attendeeCount, priceFromUsd, spotsLeft }) => {
      const at = placeOf(name, text);
      if (at === undefined) return [];
      const facts = { id, name, location, date, attendeeCount, priceFrom: priceFromUsd, spotsLeft };
      return [{ at, card: { kind: "event", ...facts } as const }];
    },
  );
}

/** Packages are called alike at many events, so an answer has to name the event as well. */
function packageCards(text: string, { packages }: FoundThings): Named[] {
  return [...packages.values()].flatMap(
    ({ id, eventId, eventName, name, tier: stored, priceUsd, spotsLeft }) => {
      const at = placeOf(name, text);
      const tier = sponsorshipTiers.find((one) => one === stored);
      if (at === undefined || tier === undefined || placeOf(eventName, text) === undefined) return [];
      const facts = { id, eventId, eventName, name, tier, price: priceUsd, spotsLeft };
      return [{ at, card: { kind: "package", ...facts } as const }];
    },
  );
}

/** A deal is named by its event, and by its package too where the reader has several deals at one event. */
function dealCards(text: string, { deals }: FoundThings): Named[] {
  const all = [...deals.values()];
  const isOnlyOne = ({ eventId }: ToolDeal) => all.filter((one) => one.eventId === eventId).length === 1;
  return all.flatMap((deal) => {
    const { id, eventName, packageName, status, ownSide, amountUsd, expiresAt } = deal;
    const at = placeOf(eventName, text);
    if (at === undefined || !(isOnlyOne(deal) || placeOf(packageName, text) !== undefined)) return [];
    const facts = { id, eventName, packageName, status, ownSide, amount: amountUsd, expiresAt };
    return [{ at, card: { kind: "deal", ...facts, with: deal.with.company || deal.with.name } as const }];
  });
}

/** Word for word and in its own case: "growth package" may be anybody's, "Growth Package" is ours. */
function creditPackageCards(answer: string, { creditPackages }: FoundThings): Named[] {
  return [...creditPackages.values()].flatMap(({ id, name, creditAmount, priceUsd }) => {
    const at = placeOf(name, spoken(answer));
    if (at === undefined || !answer.includes(name)) return [];
    return [
      { at, card: { kind: "credit_package", id, name, creditAmount, price: cents(priceUsd) } as const },
    ];
  });
}

function campaignCards(text: string, { campaigns }: FoundThings): Named[] {
  return [...campaigns.values()].flatMap((campaign) => {
    const name = campaignName(campaign);
    const places = [name, ...campaign.ideas.map((idea) => idea.name)].flatMap(
      (one) => placeOf(one, text) ?? [],
    );
    if (places.length === 0) return [];
    const { id, status, costCredits: cost, chargedCredits: charged, createdAt } = campaign;
    return [
      {
        at: Math.min(...places),
        card: { kind: "campaign", id, name, status, cost, charged, createdAt } as const,
      },
    ];
  });
}

/** What a campaign goes by: its first idea, else what it was ordered with. */
function campaignName({ ideas, prompt }: ToolCampaign): string {
  return (ideas[0]?.name ?? prompt).slice(0, nameMax);
}
