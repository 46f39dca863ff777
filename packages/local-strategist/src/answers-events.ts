import { counted, inNumbers, midSentence, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolPackage } from "@marquee/adapters/ai/tool-results";
import { usd } from "@marquee/contracts/text/usd";
import { type Answer, type AnswerScene, bullets, numbered } from "./answer.ts";
import { answerRecommended } from "./answers-account.ts";

import {
  eventName,
  eventWithPackages,
  fittingEvents,
  narrowsEvents,
  noEvents,
  unknownEvent,
} from "./event-search.ts";

const shownEvents = 3;
/** The most that one look-up returns. */
const lookedAtEvents = 20;

/** Upcoming events that fit, best first. */
export async function answerEvents(scene: AnswerScene): Promise<Answer> {
  if (asksForFit(scene)) return answerRecommended(scene);
  const events = await fittingEvents(scene);
  const [best] = events;
  if (!best) return noEvents();
  const count = /\bhow many\b/i.test(scene.question)
    ? `There ${events.length === 1 ? "is" : "are"} ${events.length === lookedAtEvents ? "at least " : ""}${counted(events.length, "upcoming event")} like that. `
    : "";
  const lines = events
    .slice(0, shownEvents)
    .map(
      (event) =>
        `**${eventName(event)}**, ${quotable(event.location, 60)}, ${onDay(event.date)}: ${inNumbers(event.attendeeCount)} attendees, mostly ${midSentence(quotable(event.attendeeType, 90))}${event.priceFromUsd === null ? "" : `, packages from ${usd(event.priceFromUsd)}`}`,
    );
  return {
    verdict: `${count}${eventName(best)} ${placeOf(scene)}.`,
    body: `${numbered(lines)}\n\n${ordered(scene.question)}`,
    question: "Which one would you like to look at more closely?",
    options: events
      .slice(0, 2)
      .map((event) => option(`Show packages for ${eventName(event)}`))
      .concat("Compare by cost per attendee"),
  };
}

/** Describes the first event by the requested order. */
function placeOf({ question, company }: AnswerScene): string {
  const word = askedWord(question);
  return word ? `is the ${word} of these` : `looks like the best fit for ${company || "your company"}`;
}

function askedWord(question: string): string | undefined {
  return /\b(?:biggest|largest|smallest|soonest|earliest|cheapest)\b/i.exec(question)?.[0].toLowerCase();
}

/**
 * Whether the question only asks for what suits the reader: then their profile's match decides, as on the dashboard.
 */
function asksForFit(scene: AnswerScene): boolean {
  const asked = scene.question.toLowerCase();
  return /\b(?:fit|fits|suit|suits|for us|for me)\b/.test(asked) && !narrowsEvents(scene);
}

/** Why the events are in this order. */
function ordered(question: string): string {
  return askedWord(question) || /\bnext events?\b/i.test(question)
    ? "These are upcoming events, in the order that you asked for."
    : "I ranked these upcoming events by your question, your interests, and your industry. When two tie, the sooner one comes first.";
}

/** The cheapest way into the best events, per expected attendee. */
export async function answerComparison(scene: AnswerScene): Promise<Answer> {
  const events = (await fittingEvents(scene)).slice(0, shownEvents);
  const offers = await Promise.all(
    events.map(async (event) => ({
      event,
      entry: cheapest(await scene.tools.listPackages({ eventId: event.id })),
    })),
  );
  const rated = offers
    .flatMap(({ event, entry }) =>
      entry && event.attendeeCount > 0 ? [{ event, entry, each: entry.priceUsd / event.attendeeCount }] : [],
    )
    .sort((a, b) => a.each - b.each);
  const best = rated[0];
  if (!best) return noEvents();
  const lines = rated.map(
    ({ event, entry, each }) =>
      `**${eventName(event)}**: ${quotable(entry.name, 60)} at ${usd(entry.priceUsd)} for ${inNumbers(event.attendeeCount)} attendees, ${usd(each, { exact: true })} per attendee`,
  );
  return {
    verdict: `${eventName(best.event)} costs the least per attendee, at ${usd(best.each, { exact: true })}.`,
    body: `Here's the lowest-priced package at each event, divided by expected attendance:\n\n${numbered(lines)}\n\nCost per attendee is only a start: a smaller, better-matched audience is often worth more.`,
    question: "Do you want reach here, or longer conversations with fewer people?",
    options: [
      "Reach matters more to us",
      "Long conversations matter more",
      option(`Show packages for ${eventName(best.event)}`),
    ],
  };
}

/** The packages of the event in question. */
export async function answerPackages(scene: AnswerScene): Promise<Answer> {
  const unknown = await unknownEvent(scene);
  if (unknown) return unknown;
  const found = await eventWithPackages(scene);
  if (!found) return noEvents();
  const { event, packages } = found;
  const lines = packages.map((offer) => {
    const benefits = offer.benefits.slice(0, 2).map((benefit) => quotable(benefit, 80));
    return `**${quotable(offer.name, 60)}** (${offer.tier}), ${usd(offer.priceUsd)}, ${offer.spotsLeft === 0 ? "sold out" : `${offer.spotsLeft} left`}: ${benefits.join("; ")}`;
  });
  return {
    verdict: packagesVerdict(scene.amount, packages, eventName(event)),
    body: `Sponsorship packages for **${eventName(event)}** (${quotable(event.location, 60)}, ${onDay(event.date)}):\n\n${numbered(lines)}\n\nPlan to spend about the same again on your booth, staff, and follow-up.`,
    question:
      scene.amount === undefined
        ? "What's your total budget for this event?"
        : "Would you like to see what to negotiate?",
    options:
      scene.amount === undefined
        ? ["About $25,000 all in", "About $60,000 all in", "More than $100,000"]
        : ["What should I negotiate?", "Which tier is best value?"],
  };
}

/** The verdict; `packages` is most expensive first. */
function packagesVerdict(budget: number | undefined, packages: readonly ToolPackage[], name: string): string {
  const prices = packages.map(({ priceUsd }) => priceUsd);
  if (budget === undefined) {
    const [low, high] = [Math.min(...prices), Math.max(...prices)];
    return low === high
      ? `Sponsoring ${name} costs ${usd(low)}.`
      : `Sponsoring ${name} costs ${usd(low)} to ${usd(high)}.`;
  }
  const affordable = packages.find(({ priceUsd }) => priceUsd <= budget);
  return affordable
    ? `Take ${quotable(affordable.name, 60)}: it leaves ${usd(budget - affordable.priceUsd)} of your ${usd(budget)} for booth, staff, and follow-up.`
    : `None of them fits ${usd(budget)}. A side event near the venue would be a better use of that budget.`;
}

/** Which tier gives the most for the money, with the arithmetic. */
export async function answerTiers(scene: AnswerScene): Promise<Answer> {
  const unknown = await unknownEvent(scene);
  if (unknown) return unknown;
  const found = await eventWithPackages(scene);
  if (!found) return noEvents();
  const { event, packages } = found;
  const rated = packages
    .filter(({ benefits }) => benefits.length > 0)
    .map((offer) => ({ offer, each: offer.priceUsd / offer.benefits.length }))
    .sort((a, b) => a.each - b.each);
  const best = rated[0];
  if (!best) return noEvents();
  return {
    verdict: `${quotable(best.offer.name, 60)} is the best value, at ${usd(Math.round(best.each))} per benefit.`,
    body: `Here's how the tiers at **${eventName(event)}** compare, by price per listed benefit:\n\n${bullets(rated.map(({ offer, each }) => `**${quotable(offer.name, 60)}** (${offer.tier}): ${usd(offer.priceUsd)}, ${usd(Math.round(each))} per benefit`))}\n\nPay for a higher tier only if it adds a speaking slot or attendee contacts. A bigger logo rarely closes a deal.`,
    question: "What do you need most from it?",
    options: ["A speaking slot on stage", "Qualified contacts afterward", "Visibility in the hall"],
  };
}

/** What to ask for before signing. */
export async function answerNegotiation(scene: AnswerScene): Promise<Answer> {
  const found = await eventWithPackages(scene);
  const where = found ? ` with **${eventName(found.event)}**` : "";
  return {
    verdict: "Ask for contacts, location, and a speaking slot before you ask for a discount.",
    body: `Before you sign${where}, ask for five things, in this order:\n\n${numbered([
      "**Contacts with consent**: names and companies of your visitors, within 48 hours",
      "**A good location**: near the coffee or on the way to the main stage, marked on the floor plan",
      "**A speaking slot** for one of your customers",
      "**First option** on next year's space at this year's price",
      "**A refund clause** if attendance falls below 80% of the estimate",
    ])}\n\nOrganizers give the first three more easily than a discount, and they're worth more.`,
    question: "Is the price fixed for you, or is there room to go higher?",
    options: ["The price is fixed", "There is room for more"],
  };
}

function cheapest(packages: readonly ToolPackage[]): ToolPackage | undefined {
  return packages.toSorted((a, b) => a.priceUsd - b.priceUsd)[0];
}

/** The label of a choice button. */
function option(label: string): string {
  return quotable(label, 99);
}
