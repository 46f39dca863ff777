import { counted, inNumbers, midSentence, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolEventDetail, ToolPackage } from "@marquee/adapters/ai/tool-results";
import { usd } from "@marquee/contracts/text/usd";
import { type Answer, type AnswerScene, bullets } from "./answer.ts";
import { eventName } from "./event-search.ts";
import { namedEvents, namedIn } from "./named-things.ts";

interface Aspect {
  asked: RegExp;
  say(event: ToolEventDetail): string;
}

/** What a question may want to know about an event; a question about several gets one answer. */
const aspects: readonly Aspect[] = [
  {
    asked: /\b(?:when|date|what day|start|begin|how soon)\b/,
    say: ({ date, endsAt }) =>
      `**Date**: ${onDay(date)}${onDay(date) === onDay(endsAt) ? "" : ` to ${onDay(endsAt)}`}`,
  },
  {
    asked: /\b(?:about|describe|topics?|theme)\b/,
    say: ({ description, category }) =>
      `**About**: ${quotable(description, 240) || `an event on ${category.replaceAll("_", " ")}`}`,
  },
  {
    asked: /\b(?:where|place|location|city|venue)\b/,
    say: ({ location }) => `**Place**: ${quotable(location, 80)}`,
  },
  {
    asked: /\b(?:how many (?:people|attendees|visitors)|attend\w*|audience|how (?:big|large)|visitors)\b/,
    say: ({ attendeeCount, attendeeType }) =>
      `**Audience**: ${inNumbers(attendeeCount)} attendees, mostly ${midSentence(quotable(attendeeType, 90))}`,
  },
  {
    asked: /\b(?:who (?:runs|hosts|organizes|is the host)|hosts?|hosted|organizers?)\b/,
    say: ({ host }) =>
      `**Host**: ${[quotable(host.name, 60), quotable(host.company, 60)].filter(Boolean).join(", ") || "not named"}`,
  },
  {
    asked: /\b(?:repl(?:y|ies)|answer|respond|response)\b/,
    say: ({ host }) =>
      host.medianReplyHours === null
        ? "**Reply time**: not known yet, because the host has answered fewer than three inquiries"
        : `**Reply time**: ${host.medianReplyHours} hours, the host's median`,
  },
  {
    asked: /\b(?:industry|industries|competitors?|exclusive|exclusivity)\b/,
    say: ({ oneSponsorPerIndustry, takenIndustries }) =>
      oneSponsorPerIndustry
        ? `**Exclusivity**: one sponsor per industry; taken so far: ${takenIndustries.join(", ") || "none"}`
        : "**Exclusivity**: several sponsors of one industry are allowed",
  },
  {
    asked: /\b(?:spots?|sold out|available|availability|left|free)\b/,
    say: ({ spotsLeft, packages }) =>
      `**Spots left**: ${inNumbers(spotsLeft)}${packages.length === 0 ? "" : ` (${packages.map((one) => `${quotable(one.name, 60)} ${one.spotsLeft}`).join(", ")})`}`,
  },
  {
    asked: /\b(?:cheapest|lowest|least expensive|entry|start at|starting)\b/,
    say: ({ packages }) => packageLine("Lowest price", byPrice(packages)[0]),
  },
  {
    asked: /\b(?:most expensive|highest|top package|priciest|biggest package)\b/,
    say: ({ packages }) => packageLine("Highest price", byPrice(packages).at(-1)),
  },
  {
    asked: /\b(?:add-?ons?|extras?)\b/,
    say: ({ addOns }) =>
      addOns.length === 0
        ? "**Add-ons**: none"
        : `**Add-ons**: ${addOns.map(({ benefit, priceUsd }) => `${quotable(benefit, 80)} for ${usd(priceUsd)}`).join("; ")}`,
  },
  {
    asked: /\b(?:match|score|fit|fits|suit|suits|right for us|good for us)\b/,
    say: ({ match }) =>
      match === null
        ? "**Match**: no score, because you host it or it's no longer open"
        : `**Match**: ${match.score} of 100. ${match.parts.map(({ reason }) => reason).join(" ")}`,
  },
  {
    asked: /\b(?:price|prices|cost|costs|how much|packages?|sponsor\w*)\b/,
    say: ({ packages }) =>
      packages.length === 0
        ? "**Packages**: none yet"
        : `**Packages**: ${packages.map((one) => `${quotable(one.name, 60)} (${one.tier}) for ${usd(one.priceUsd)}`).join("; ")}`,
  },
];

function byPrice(packages: readonly ToolPackage[]): ToolPackage[] {
  return packages.toSorted((left, right) => left.priceUsd - right.priceUsd);
}

function packageLine(label: string, offer: ToolPackage | undefined): string {
  return offer
    ? `**${label}**: ${quotable(offer.name, 60)} for ${usd(offer.priceUsd)}`
    : `**${label}**: no packages yet`;
}

/** Whether a question asks for a fact that an event's page has. */
export function asksForEventFacts(question: string): boolean {
  const asked = question.toLowerCase();
  return (
    aspects.some((aspect) => aspect.asked.test(asked)) ||
    /\b(?:tell me about|what is|what's|describe)\b/.test(asked)
  );
}

/** Facts about the event that a question names or refers to; undefined if there is none. */
export async function answerEventFacts(scene: AnswerScene): Promise<Answer | undefined> {
  const events = await namedEvents(scene);
  if (events.length === 0) return undefined;
  const read = await Promise.all(events.slice(0, 3).map(({ id }) => scene.tools.getEvent({ eventId: id })));
  const details = read.filter((event) => event !== null);
  const [event] = details;
  if (!event) return undefined;
  if (details.length > 1) return comparedEvents(details);
  const offers = namedIn(scene.question, event.packages, ({ name }) => name);
  if (offers.length > 1) return comparedPackages(event, offers);
  if (offers[0]) return packageFacts(scene, event, offers[0]);
  return eventFacts(scene, event);
}

function eventFacts(scene: AnswerScene, event: ToolEventDetail): Answer {
  const asked = scene.question.toLowerCase();
  const wanted = aspects.filter((aspect) => aspect.asked.test(asked));
  const shown =
    wanted.length > 0
      ? wanted
      : [aspects[0], aspects[1], aspects[2], aspects.at(-1)].filter((one) => one !== undefined);
  const name = eventName(event);
  return {
    verdict: `${name} takes place on ${onDay(event.date)} in ${quotable(event.location, 80)}.`,
    body: bullets(shown.map((aspect) => aspect.say(event))),
    question: "Do you want to look at its packages next?",
    options: [
      quotable(`Show packages for ${name}`, 99),
      `How well does it fit us?`,
      "Compare by cost per attendee",
    ],
  };
}

function packageFacts(scene: AnswerScene, event: ToolEventDetail, offer: ToolPackage): Answer {
  const { amount } = scene;
  const each =
    event.attendeeCount > 0
      ? `, ${usd(offer.priceUsd / event.attendeeCount, { exact: true })} per attendee`
      : "";
  const fits =
    amount === undefined
      ? []
      : [
          offer.priceUsd <= amount
            ? `**Budget**: it leaves ${usd(amount - offer.priceUsd)} of your ${usd(amount)}`
            : `**Budget**: it costs ${usd(offer.priceUsd - amount)} more than your ${usd(amount)}`,
        ];
  return {
    verdict: `${quotable(offer.name, 60)} at ${eventName(event)} costs ${usd(offer.priceUsd)}${each}.`,
    body: bullets([
      `**Tier**: ${offer.tier}`,
      `**Included**: ${offer.benefits.map((benefit) => quotable(benefit, 120)).join("; ") || "nothing listed"}`,
      `**Spots left**: ${inNumbers(offer.spotsLeft)}`,
      `**Date and place**: ${onDay(event.date)}, ${quotable(event.location, 80)}`,
      ...(offer.madeForReader ? ["**Made for you**: only your brand can take it"] : []),
      ...fits,
    ]),
    question: "Do you want to see what to negotiate before you sign?",
    options: ["What should I negotiate?", quotable(`Show packages for ${eventName(event)}`, 99)],
  };
}

function comparedPackages(event: ToolEventDetail, offers: readonly ToolPackage[]): Answer {
  const [cheapest] = byPrice(offers);
  const mostExpensive = byPrice(offers).at(-1);
  const difference = (mostExpensive?.priceUsd ?? 0) - (cheapest?.priceUsd ?? 0);
  return {
    verdict: `${quotable(cheapest?.name, 60)} is the cheaper one at ${eventName(event)}, by ${usd(difference)}.`,
    body: bullets(
      offers.map(
        (one) =>
          `**${quotable(one.name, 60)}** (${one.tier}): ${usd(one.priceUsd)}, ${counted(one.spotsLeft, "spot")} left. ${one.benefits.map((benefit) => quotable(benefit, 90)).join("; ")}`,
      ),
    ),
    question: "What matters most to you in a package?",
    options: ["A speaking slot on stage", "Qualified contacts afterward", "Visibility in the hall"],
  };
}

function comparedEvents(events: readonly ToolEventDetail[]): Answer {
  const rated = events.map((event) => {
    const entry = byPrice(event.packages)[0];
    const each = entry && event.attendeeCount > 0 ? entry.priceUsd / event.attendeeCount : undefined;
    return { event, entry, each };
  });
  const [best] = rated
    .filter(({ each }) => each !== undefined)
    .sort((left, right) => (left.each ?? 0) - (right.each ?? 0));
  const lines = rated.map(({ event, entry, each }) => {
    const price = entry
      ? `from ${usd(entry.priceUsd)} (${quotable(entry.name, 60)})${each === undefined ? "" : `, ${usd(each, { exact: true })} per attendee`}`
      : "no packages yet";
    const match = event.match ? `, match ${event.match.score} of 100` : "";
    return `**${eventName(event)}**: ${onDay(event.date)}, ${quotable(event.location, 60)}, ${inNumbers(event.attendeeCount)} attendees, ${price}, ${counted(event.spotsLeft, "spot")} left${match}`;
  });
  return {
    verdict: best
      ? `${eventName(best.event)} costs the least per attendee, at ${usd(best.each ?? 0, { exact: true })}.`
      : "None of these events offers a package yet.",
    body: `${bullets(lines)}\n\nThe price is the lowest package of each event.`,
    question: "Do you want reach here, or longer conversations with fewer people?",
    options: ["Reach matters most to us", "Long conversations matter more"],
  };
}
