import { type EventCategory, eventCategories, type Industry } from "@marquee/contracts/enums";
import { type Answer, type AnswerScene, bullets, numbered } from "./local-answer.ts";
import { inDollars, inNumbers, onDay, quotable } from "./plain-text.ts";
import type { ToolEvent, ToolPackage } from "./port.ts";

const shownEvents = 3;
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

/** Upcoming events that fit, best first. */
export async function answerEvents(scene: AnswerScene): Promise<Answer> {
  const events = await fittingEvents(scene);
  if (events.length === 0) return noEvents();
  const lines = events
    .slice(0, shownEvents)
    .map(
      (event) =>
        `**${name(event)}**, ${quotable(event.location, 60)}, ${onDay(event.date)}: ${inNumbers(event.attendeeCount)} attendees, mostly ${quotable(event.attendeeType, 90)}`,
    );
  return {
    body: `${scene.firstName ? `${scene.firstName}, these` : "These"} upcoming events fit what I know of ${scene.company || "your company"} best:\n\n${numbered(lines)}\n\nI ranked them by your question, your interests and your industry; the soonest comes first where they tie.`,
    question: "Which one shall we look at more closely?",
    options: events
      .slice(0, 2)
      .map((event) => option(`Packages of ${name(event)}`))
      .concat("Compare by cost per attendee"),
  };
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
      `**${name(event)}**: ${quotable(entry.name, 60)} at ${inDollars(entry.priceUsd)} for ${inNumbers(event.attendeeCount)} attendees, ${cents(each)} per attendee`,
  );
  return {
    body: `The lowest entry into each event, divided by the attendees it expects:\n\n${numbered(lines)}\n\nCost per attendee is only the start: at ${name(best.event)} you pay least for presence, but the right tenth of a hall is worth more than a cheap whole one.`,
    question: "Do you want reach here, or long conversations with few people?",
    options: [
      "Reach matters more to us",
      "Long conversations matter more",
      option(`Packages of ${name(best.event)}`),
    ],
  };
}

/** The packages of the event in question. */
export async function answerPackages(scene: AnswerScene): Promise<Answer> {
  const found = await eventWithPackages(scene);
  if (!found) return noEvents();
  const { event, packages } = found;
  const lines = packages.map((offer) => {
    const benefits = offer.benefits.slice(0, 2).map((benefit) => quotable(benefit, 80));
    return `**${quotable(offer.name, 60)}** (${offer.tier}), ${inDollars(offer.priceUsd)}: ${benefits.join("; ")}`;
  });
  const affordable =
    scene.amount === undefined
      ? undefined
      : packages.filter(({ priceUsd }) => priceUsd <= (scene.amount ?? 0)).at(0);
  const advice =
    scene.amount === undefined
      ? "Keep about as much again as the package costs for the stand, the people and the follow-up; a package alone is a logo."
      : affordable
        ? `With ${inDollars(scene.amount)}, ${quotable(affordable.name, 60)} leaves ${inDollars(scene.amount - affordable.priceUsd)} for the stand, the people and the follow-up.`
        : `None of them fits ${inDollars(scene.amount)}; a side event near the venue would be the better use of that money.`;
  return {
    body: `Sponsorship packages of **${name(event)}** (${quotable(event.location, 60)}, ${onDay(event.date)}):\n\n${numbered(lines)}\n\n${advice}`,
    question:
      scene.amount === undefined
        ? "What is the budget for this event, all in?"
        : "Shall we look at what to negotiate?",
    options:
      scene.amount === undefined
        ? ["About $25,000 all in", "About $60,000 all in", "More than $100,000"]
        : ["What should I negotiate?", "Which tier is best value?"],
  };
}

/** Which tier gives most for the money, with the arithmetic. */
export async function answerTiers(scene: AnswerScene): Promise<Answer> {
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
    body: `At **${name(event)}** the tiers compare like this, by price per listed benefit:\n\n${bullets(rated.map(({ offer, each }) => `**${quotable(offer.name, 60)}** (${offer.tier}): ${inDollars(offer.priceUsd)}, ${inDollars(Math.round(each))} per benefit`))}\n\nBy that count ${quotable(best.offer.name, 60)} is the best value. I would pay for a higher tier only for a speaking place or for contacts; a larger logo has never carried a deal.`,
    question: "What do you need most from it?",
    options: ["A place in the programme", "Qualified contacts afterwards", "Visibility in the hall"],
  };
}

/** What to ask for before signing. */
export async function answerNegotiation(scene: AnswerScene): Promise<Answer> {
  const found = await eventWithPackages(scene);
  const where = found ? ` with **${name(found.event)}**` : "";
  return {
    body: `Before you sign${where}, I would ask for five things, in this order:\n\n${numbered([
      "**Contacts with consent**: names and companies of people who visited you, within 48 hours",
      "**A useful place**: beside the coffee or on the way to the main stage, named on the plan",
      "**One programme slot** for your customer instead of your own speaker",
      "**A first option** on next year's place at this year's price",
      "**A date to leave**: what is paid back if attendance stays below 80 percent of the promise",
    ])}\n\nOrganisers give the first three more easily than a discount, and they are worth more.`,
    question: "Is the price fixed for you, or is there room above it?",
    options: ["The price is fixed", "There is room for more"],
  };
}

function noEvents(): Answer {
  return {
    body: "I looked at the events I can see and found none with what you ask for. That can change any day, as hosts publish new ones.",
    question: "Which city or topic may I search for instead?",
    options: ["Show all upcoming events", "Events about AI", "Events for startups"],
  };
}

/** The event that the question or the conversation names, else the best fit; with its packages, dearest first. */
async function eventWithPackages(
  scene: AnswerScene,
): Promise<{ event: ToolEvent; packages: ToolPackage[] } | undefined> {
  const events = await fittingEvents(scene);
  const spoken = [scene.question, ...scene.earlier.map(({ text }) => text)];
  const named = spoken
    .map((text) => events.find((event) => text.toLowerCase().includes(name(event).toLowerCase())))
    .find((event) => event !== undefined);
  const event = named ?? events[0];
  if (!event) return undefined;
  const packages = await scene.tools.listPackages({ eventId: event.id });
  return packages.length === 0
    ? undefined
    : { event, packages: packages.toSorted((a, b) => b.priceUsd - a.priceUsd) };
}

async function fittingEvents(scene: AnswerScene): Promise<ToolEvent[]> {
  const asked = scene.question.toLowerCase();
  const category = eventCategories.find((candidate) => categoryWords[candidate].test(asked));
  const narrow = category ? await scene.tools.findEvents({ category, limit: lookedAtEvents }) : [];
  const events = narrow.length > 0 ? narrow : await scene.tools.findEvents({ limit: lookedAtEvents });
  const liked = new Set<string>([...scene.interests, ...(categoriesOf[scene.industry] ?? [])]);
  const words = asked.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3);
  const score = (event: ToolEvent) => {
    const text = `${event.name} ${event.location} ${event.attendeeType} ${event.description}`.toLowerCase();
    return words.filter((word) => text.includes(word)).length * 2 + (liked.has(event.category) ? 3 : 0);
  };
  return events.toSorted((a, b) => score(b) - score(a) || a.date.localeCompare(b.date));
}

function cheapest(packages: readonly ToolPackage[]): ToolPackage | undefined {
  return packages.toSorted((a, b) => a.priceUsd - b.priceUsd)[0];
}

function name(event: ToolEvent): string {
  return quotable(event.name, 70) || "Unnamed event";
}

/** The label of a choice button. */
function option(label: string): string {
  return quotable(label, 99);
}

function cents(valueUsd: number): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(valueUsd);
}
