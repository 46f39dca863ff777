import { quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolEvent, ToolPackage } from "@marquee/adapters/ai/tool-results";
import { type EventCategory, eventCategories, type Industry } from "@marquee/contracts/enums";
import type { Answer, AnswerScene } from "./answer.ts";

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

/** Upcoming events for the question, best fit first, the soonest first where they tie. */
export async function fittingEvents(scene: AnswerScene): Promise<ToolEvent[]> {
  const category = namedCategory(scene);
  const narrow = category ? await scene.tools.findEvents({ category, limit: lookedAtEvents }) : [];
  const events = narrow.length > 0 ? narrow : await scene.tools.findEvents({ limit: lookedAtEvents });
  const liked = new Set<string>([...scene.interests, ...(categoriesOf[scene.industry] ?? [])]);
  const words = scene.question
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3);
  const score = (event: ToolEvent) => {
    const text = `${event.name} ${event.location} ${event.attendeeType} ${event.description}`.toLowerCase();
    return words.filter((word) => text.includes(word)).length * 2 + (liked.has(event.category) ? 3 : 0);
  };
  return events.toSorted((a, b) => score(b) - score(a) || a.date.localeCompare(b.date));
}

/** The event that the question or the conversation names, else the best fit; with its packages, most expensive first. */
export async function eventWithPackages(
  scene: AnswerScene,
): Promise<{ event: ToolEvent; packages: ToolPackage[] } | undefined> {
  const events = await fittingEvents(scene);
  const spoken = [scene.question, ...scene.earlier.map(({ text }) => text)];
  const named = spoken
    .map((text) => events.find((event) => text.toLowerCase().includes(eventName(event).toLowerCase())))
    .find((event) => event !== undefined);
  const event = named ?? events[0];
  if (!event) return undefined;
  const packages = await scene.tools.listPackages({ eventId: event.id });
  return packages.length === 0
    ? undefined
    : { event, packages: packages.toSorted((a, b) => b.priceUsd - a.priceUsd) };
}

/** An event's name, safe inside Markdown. */
export function eventName(event: ToolEvent): string {
  return quotable(event.name, 70) || "Unnamed event";
}

/** The answer where no event matches. */
export function noEvents(): Answer {
  return {
    verdict: "I couldn't find any upcoming events that match.",
    body: "Hosts add new events all the time, so check back soon or widen the search.",
    question: "Which city or topic should I search for instead?",
    options: ["Show all upcoming events", "Events about AI", "Events for startups"],
  };
}
