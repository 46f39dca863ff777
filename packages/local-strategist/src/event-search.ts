import { quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolEvent, ToolPackage } from "@marquee/adapters/ai/tool-results";
import { type EventCategory, eventCategories, type Industry } from "@marquee/contracts/enums";
import type { Answer, AnswerScene } from "./answer.ts";
import { amountUsd } from "./intents.ts";
import { namedEvents } from "./named-things.ts";
import { daysAhead } from "./period.ts";

const lookedAtEvents = 20;

/** Categories an industry usually finds its buyers in. */
const categoriesOf: Partial<Record<Industry, readonly EventCategory[]>> = {
  tech: ["developer", "cloud", "ai", "enterprise_tech"],
  finance: ["fintech"],
  healthcare: ["healthtech"],
  gaming: ["developer"],
  media: ["saas", "ai"],
  education: ["startup", "ai"],
  automotive: ["enterprise_tech", "ai"],
  other: ["startup", "saas"],
};

const categoryWords: Record<EventCategory, RegExp> = {
  saas: /\bsaas\b|\bsoftware\b|\bsubscription/,
  ai: /\bai\b|\bmachine learning\b|\bartificial intelligence\b|\bdata\b/,
  cloud: /\bcloud\b|\bkubernetes\b|\bplatform engineer/,
  startup: /\bstart-?ups?\b|\bfounders?\b|\bventure\b/,
  fintech: /\bfintech\b|\bfinanc\w+|\bpayments\b|\bbank/,
  healthtech: /\bhealth\w*|\bmedical\b|\bhospital/,
  proptech: /\bproptech\b|\breal estate\b|\bproperty\b|\bconstruction\b|\bsmart cit/,
  enterprise_tech: /\benterprise\b|\bcios?\b|\bcisos?\b|\bsecurity\b|\bcyber/,
  developer: /\bdevelopers?\b|\bengineers?\b|\bopen source\b|\bapi\b/,
};

/** The category that the question names, if it names one. */
function namedCategory({ question }: AnswerScene): EventCategory | undefined {
  const asked = question.toLowerCase();
  return eventCategories.find((candidate) => categoryWords[candidate].test(asked));
}

/** The filters that a question applies to events besides their category; other events are not offered. */
function askedFilter({ question, now }: AnswerScene): {
  places?: string[];
  from?: string;
  to?: string;
  maxPriceUsd?: number;
} {
  const days = daysAhead(question, now);
  const city = /\b(?:in|near|around) (\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,3})/u.exec(question)?.[1];
  const isCity = city !== undefined && !(days && monthWords.test(city)) && !/^\p{Lu}+$/u.test(city);
  const price = /\b(?:under|below|less than|up to|at most|cheaper than|within)\b(.*)$/i.exec(question)?.[1];
  const most = price === undefined ? undefined : amountUsd(price);
  return {
    ...(isCity ? { places: [city] } : {}),
    ...days,
    ...(most === undefined ? {} : { maxPriceUsd: most }),
  };
}

const monthWords =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/** Their times are on different clocks. */
const bySoonest: Order = (left, right) => Date.parse(left.date) - Date.parse(right.date);

/** Upcoming events for the question: in the order that it asks for, or else best match first, ties by the soonest. */
export async function fittingEvents(scene: AnswerScene): Promise<ToolEvent[]> {
  const category = namedCategory(scene);
  const asked = askedFilter(scene);
  const { events: narrow } = await scene.tools.findEvents({
    ...asked,
    ...(category ? { categories: [category] } : {}),
    limit: lookedAtEvents,
  });
  const isOpen = Object.keys(asked).length === 0;
  const events =
    narrow.length === 0 && isOpen ? (await scene.tools.findEvents({ limit: lookedAtEvents })).events : narrow;
  const order = askedOrder(scene.question);
  if (order) return events.toSorted(order);
  const liked = new Set<string>([...scene.interests, ...(categoriesOf[scene.industry] ?? [])]);
  const words = scene.question
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3);
  const score = (event: ToolEvent) => {
    const text = `${event.name} ${event.location} ${event.attendeeType} ${event.description}`.toLowerCase();
    return words.filter((word) => text.includes(word)).length * 2 + (liked.has(event.category) ? 3 : 0);
  };
  return events.toSorted((a, b) => score(b) - score(a) || bySoonest(a, b));
}

/** Whether a question narrows events by topic, place, time or price, or wants them in an order of its own. */
export function narrowsEvents(scene: AnswerScene): boolean {
  const filter = askedFilter(scene);
  return (
    namedCategory(scene) !== undefined ||
    Object.keys(filter).length > 0 ||
    askedOrder(scene.question) !== undefined
  );
}

const sponsoredName =
  /\b(?:packages? (?:for|at|of)|sponsor(?:ing)?|tiers? (?:at|of)) (?:the )?(\p{Lu}[\p{L}\p{N}-]{2,}(?: [\p{Lu}\p{N}][\p{L}\p{N}-]*)+)/u;

/** The answer if a question asks to sponsor an event by a name that no upcoming event has; undefined otherwise. */
export async function unknownEvent(scene: AnswerScene): Promise<Answer | undefined> {
  const name = sponsoredName.exec(scene.question)?.[1];
  if (name === undefined || (await namedEvents(scene)).length > 0) return undefined;
  return {
    verdict: `I couldn't find an upcoming event called ${quotable(name, 60)}.`,
    body: "It may be over, canceled, or written differently. I only offer packages of events that are still to come.",
    question: "Which city or topic should I search for instead?",
    options: ["Show all upcoming events", "Find events that fit us"],
  };
}

type Order = (left: ToolEvent, right: ToolEvent) => number;

/** The order that a question asks for with a superlative. */
function askedOrder(question: string): Order | undefined {
  const asked = question.toLowerCase();
  if (/\b(?:biggest|largest|most (?:attendees|visitors|people))\b/.test(asked))
    return (left, right) => right.attendeeCount - left.attendeeCount;
  if (/\b(?:smallest|fewest)\b/.test(asked)) return (left, right) => left.attendeeCount - right.attendeeCount;
  if (/\b(?:soonest|earliest|next events?|first event|coming up)\b/.test(asked)) return bySoonest;
  if (/\b(?:cheapest|least expensive|lowest price)\b/.test(asked))
    return (left, right) =>
      (left.priceFromUsd ?? Number.MAX_VALUE) - (right.priceFromUsd ?? Number.MAX_VALUE);
  return undefined;
}

/** The event that the question or conversation names, or else the best match; with packages, most expensive first. */
export async function eventWithPackages(
  scene: AnswerScene,
): Promise<{ event: ToolEvent; packages: ToolPackage[] } | undefined> {
  const event = (await namedEvents(scene))[0] ?? (await lastNamed(scene)) ?? (await fittingEvents(scene))[0];
  if (!event) return undefined;
  const packages = await scene.tools.listPackages({ eventId: event.id });
  return packages.length === 0
    ? undefined
    : { event, packages: packages.toSorted((a, b) => b.priceUsd - a.priceUsd) };
}

/** The event that the conversation named last, whether or not the question refers to it. */
async function lastNamed(scene: AnswerScene): Promise<ToolEvent | undefined> {
  for (const { text } of scene.earlier) {
    const [event] = await namedEvents({ ...scene, question: text, earlier: [] });
    if (event) return event;
  }
  return undefined;
}

/** An event's name, safe inside Markdown. */
export function eventName(event: ToolEvent): string {
  return quotable(event.name, 70) || "Unnamed event";
}

/** The answer if no event matches. */
export function noEvents(): Answer {
  return {
    verdict: "I couldn't find any upcoming events that match.",
    body: "Hosts add new events all the time, so check back soon or widen the search.",
    question: "Which city or topic should I search for instead?",
    options: ["Show all upcoming events", "Events about AI", "Events for startups"],
  };
}
