import { inNumbers, midSentence, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolEvent, ToolPackage } from "@marquee/adapters/ai/tool-results";
import { usd } from "@marquee/contracts/text/usd";
import { type Answer, type AnswerScene, bullets } from "./answer.ts";
import { eventName, fittingEvents, noEvents } from "./event-search.ts";

const comparedEvents = 5;
const exampleBudgetUsd = 60_000;

interface Candidate {
  event: ToolEvent;
  offer: ToolPackage;
  /** What the package costs per expected attendee, in USD. */
  each: number;
  /** Whether the same amount is left for booth, staff and follow-up. */
  leavesHalf: boolean;
}

/** One event to sponsor, with one package, and why; the runner-up is named so that the choice can be checked. */
export async function answerRecommendation(scene: AnswerScene): Promise<Answer> {
  const budget = scene.amount ?? exampleBudgetUsd;
  const events = (await fittingEvents(scene)).slice(0, comparedEvents);
  if (events.length === 0) return noEvents();
  const offers = await Promise.all(
    events.map(async (event) => ({
      event,
      packages: await scene.tools.listPackages({ eventId: event.id }),
    })),
  );
  const [best, second] = offers
    .flatMap(({ event, packages }) => candidateOf(event, packages, budget))
    // Stable: events arrive best match first, and packages that leave money for the booth come before that.
    .sort((a, b) => Number(b.leavesHalf) - Number(a.leavesHalf));
  if (!best) return tooExpensive(budget, offers);
  const { event, offer, each } = best;
  const benefits = offer.benefits.slice(0, 2).map((benefit) => quotable(benefit, 80));
  const assumed =
    scene.amount === undefined
      ? [`**Assumption**: you haven't mentioned a budget, so I used ${usd(budget)}`]
      : [];
  const runnerUp = second
    ? `\n\nRunner-up: **${eventName(second.event)}** with ${quotable(second.offer.name, 60)} at ${usd(second.offer.priceUsd)}, ${usd(second.each, { exact: true })} per attendee.`
    : "";
  return {
    verdict: `Sponsor ${eventName(event)} with the ${quotable(offer.name, 60)} package at ${usd(offer.priceUsd)}.`,
    body: `${bullets([
      `**Audience**: ${inNumbers(event.attendeeCount)} attendees, mostly ${midSentence(quotable(event.attendeeType, 90))}`,
      `**Date and place**: ${onDay(event.date)}, ${quotable(event.location, 60)}`,
      `**What you get**: ${benefits.join("; ") || "see the package"} (${offer.tier} tier)`,
      `**Cost**: ${usd(each, { exact: true })} per attendee, and ${usd(budget - offer.priceUsd)} of your ${usd(budget)} is left for booth, staff, and follow-up`,
      ...assumed,
    ])}${runnerUp}`,
    question: "Do you want to see what to negotiate before you sign?",
    options: [
      "What should I negotiate?",
      quotable(`Show packages for ${eventName(event)}`, 99),
      "Compare by cost per attendee",
    ],
  };
}

/** The best package within half the budget, or else the cheapest within all of it; none if nothing fits. */
function candidateOf(event: ToolEvent, packages: readonly ToolPackage[], budget: number): Candidate[] {
  const byPrice = packages.toSorted((a, b) => a.priceUsd - b.priceUsd);
  const withinHalf = byPrice.findLast(({ priceUsd }) => priceUsd <= budget / 2);
  const offer = withinHalf ?? byPrice.find(({ priceUsd }) => priceUsd <= budget);
  if (!offer || event.attendeeCount <= 0) return [];
  return [{ event, offer, each: offer.priceUsd / event.attendeeCount, leavesHalf: withinHalf !== undefined }];
}

function tooExpensive(
  budget: number,
  offers: readonly { event: ToolEvent; packages: readonly ToolPackage[] }[],
): Answer {
  const [nearest] = offers
    .flatMap(({ event, packages }) => packages.map((offer) => ({ event, offer })))
    .sort((a, b) => a.offer.priceUsd - b.offer.priceUsd);
  const closest = nearest
    ? `The closest is **${eventName(nearest.event)}**: ${quotable(nearest.offer.name, 60)} at ${usd(nearest.offer.priceUsd)}. `
    : "";
  return {
    verdict: `None of these events has a sponsorship for ${usd(budget)}.`,
    body: `${closest}A side event near the venue would be a better use of that budget.`,
    question: "Is there any room in the budget?",
    options: ["The budget is fixed for now", "What can we do with half of that budget?"],
  };
}
