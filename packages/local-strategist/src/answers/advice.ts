import { inNumbers, midSentence, quotable, roundedDown } from "@marquee/adapters/ai/plain-text";
import { usd } from "@marquee/contracts/text/usd";
import { type Answer, type AnswerScene, bullets, numbered } from "../answer.ts";
import type { Scene } from "../scene.ts";
import { eventDetails } from "./event.ts";

/** How to divide an event budget, with what each part buys. */
const split = [
  ["Space and build", 0.34, "the one thing visitors touch; rent rather than build"],
  ["People", 0.24, "booth staff who are product experts, with one day of training"],
  ["Getting the right visitors there", 0.2, "personal invitations before any advertising"],
  ["Follow-up and content", 0.12, "written before day one, sent within 24 hours"],
  ["Reserve", 0.1, "for shipping, weather, and last-minute opportunities"],
] as const;

const exampleBudgetUsd = 60_000;

const budgetChoices = ["About $30,000 in total", "About $80,000 in total", "More than $150,000"] as const;

/** How to divide the budget. */
export function answerBudget(scene: AnswerScene): Answer {
  const total = scene.amount ?? exampleBudgetUsd;
  const lines = split.map(
    ([what, share, why]) =>
      `**${what}**: ${usd(roundedDown(total * share))} (${Math.round(share * 100)}%), ${why}`,
  );
  const assumed = `You haven't mentioned a budget, so I'll assume ${usd(total)}.\n\n`;
  return {
    verdict: `Put about a third of ${usd(total)} into space and build, a quarter into people, and the rest into visitors and follow-up.`,
    body: `${scene.amount === undefined ? assumed : ""}${bullets(lines)}\n\nThis split is an estimate. Teams usually cut follow-up first, and it's the line that pays for the others.`,
    question:
      scene.amount === undefined ? "What's your actual budget?" : "Shall I look for events that fit it?",
    options: scene.amount === undefined ? budgetChoices : ["Which events fit us best?"],
  };
}

/** The same goal for half the money. */
export function answerHalfBudget(scene: AnswerScene): Answer {
  const half = (scene.amount ?? exampleBudgetUsd) / 2;
  return {
    verdict: `With ${usd(half)}, keep the idea and shrink the room.`,
    body: `${numbered([
      `**Leave the main hall.** A side event for 60 people near the venue costs about ${usd(roundedDown(half * 0.45))}`,
      `**Invite by name.** About 200 personal invitations bring 40 of the right people; plan ${usd(roundedDown(half * 0.15))}`,
      `**Send experts.** Four of your own people for two days cost ${usd(roundedDown(half * 0.2))} with travel`,
      `**Keep ${usd(roundedDown(half * 0.2))}** for follow-up and reserve`,
    ])}\n\nThese figures are estimates. You lose reach and keep almost all of the conversations.`,
    question: "Shall I show where the money usually leaks?",
    options: ["Where does the money usually leak at events?"],
  };
}

/** Where event money is usually lost. */
export function answerLeaks(_scene: AnswerScene): Answer {
  return {
    verdict: "Late orders waste the most, and they're the easiest to fix: freeze the plan three weeks ahead.",
    body: `Event budgets usually leak in four places:\n\n${numbered([
      "**Late orders.** Power, shipping, and print in the last two weeks cost 30% to 60% more",
      "**Oversized booths.** Most are a third too large; pay for location, not square footage",
      "**Badge counts.** A contact nobody calls is pure cost; agree in advance who calls whom, and by when",
      "**One-time builds.** Rent anything you can't use three times",
    ])}\n\nThese are rules of thumb, not figures from your own events.`,
    question: "Shall I show how to split a budget?",
    options: ["How should I split my budget?"],
  };
}

/** How to calculate the return, shown with numbers. */
export function answerRoi(scene: AnswerScene): Answer {
  const cost = scene.amount ?? exampleBudgetUsd;
  const contacts = Math.max(1, Math.round(cost / 120));
  const deals = Math.max(1, Math.round(contacts * 0.06));
  const dealUsd = Math.ceil((cost * 2.4) / deals / 500) * 500;
  const income = deals * dealUsd;
  const roiPercent = Math.round(((income - cost) / cost) * 100);
  return {
    verdict: `As an estimate, spending ${usd(cost)} can return about ${usd(income)}, an ROI of ${roiPercent}%.`,
    body: `ROI is what came back minus what it cost, divided by what it cost. Here's the math:\n\n${bullets([
      `**Contacts**: ${inNumbers(contacts)} qualified, at about $120 each`,
      `**Deals**: ${inNumbers(deals)}, if 6% of them sign`,
      `**Income**: ${inNumbers(deals)} × ${usd(dealUsd)} = ${usd(income)}`,
      `**ROI**: (${usd(income)} − ${usd(cost)}) ÷ ${usd(cost)} = **${roiPercent}%**`,
    ])}\n\nDeal size and close rate are my assumptions. With your own two numbers, this becomes a forecast.`,
    question: "What would you spend?",
    options: budgetChoices,
  };
}

/** What to track. */
export function answerRoiNumbers(scene: AnswerScene): Answer {
  return {
    verdict: "Track five numbers, and give each one an owner before the event.",
    body: `${numbered([
      "**Qualified conversations**: people who fit and stayed longer than five minutes",
      "**Cost per qualified conversation**: your total spend divided by that number",
      "**Second meetings within 21 days**: the earliest sign of revenue",
      `**${scene.facts.metric}**: the number your finance director will ask for`,
      "**Pipeline and revenue after 90 days**: tagged with the event, never guessed",
    ])}\n\nSkip badge scans and impressions unless someone makes decisions with them.`,
    question: "Shall I show what you have measured so far?",
    options: ["What is our ROI so far?"],
  };
}

/** What improves the return most for the least money. */
export function answerRoiLevers(_scene: AnswerScene): Answer {
  return {
    verdict: "Book meetings before the doors open. It lifts ROI more than a bigger budget does.",
    body: `Three things make the biggest difference:\n\n${numbered([
      "**Book meetings in advance.** Ten scheduled meetings are worth more than 100 scans, and they only cost time",
      "**Call within 24 hours.** After a week, the same contact is worth about half",
      "**Bring a customer.** A happy customer is your most convincing speaker",
    ])}\n\nThe 24-hour figure is a rule of thumb. Test it at your next event by calling half of your contacts first.`,
    question: "Shall I draft the invitation to such a meeting?",
    options: ["Draft a message to a customer"],
  };
}

/** What a presence could look like, based on what convinces the industry. */
export function answerPresence(scene: AnswerScene): Answer {
  return {
    verdict: `Build it around what convinces your audience: ${scene.facts.proof}.`,
    body: `${numbered([
      "**First minute**: people do something right away, before anyone explains anything",
      `**Middle**: one expert for every two guests, in ${midSentence(scene.facts.place)}`,
      "**Exit**: a page made for that guest, sent before they reach the door",
    ])}\n\nThe main risk: ${midSentence(scene.facts.risk)}`,
    question: "Do you want a full campaign proposal from the Strategy Builder?",
    options: ["How do I generate a campaign?", "How should I split my budget?", "Which events fit us best?"],
  };
}

/** Which tier gives the most for the money, with the arithmetic. */
export async function answerTiers(scene: Scene): Promise<Answer | undefined> {
  const [named] = await eventDetails(scene);
  const [best] = named ? [] : await scene.tools.recommendEvents({ limit: 1 });
  const event = named ?? (best ? await scene.tools.getEvent({ eventId: best.id }) : null);
  const rated = (event?.packages ?? [])
    .filter(({ benefits }) => benefits.length > 0)
    .map((offer) => ({ offer, each: offer.priceUsd / offer.benefits.length }))
    .sort((left, right) => left.each - right.each);
  const [first] = rated;
  if (!event || !first) return undefined;
  return {
    verdict: `${quotable(first.offer.name, 60)} is the best value, at ${usd(Math.round(first.each))} per benefit.`,
    body: `Here's how the tiers at **${quotable(event.name, 70)}** compare, by price per listed benefit:\n\n${bullets(rated.map(({ offer, each }) => `**${quotable(offer.name, 60)}** (${offer.tier}): ${usd(offer.priceUsd)}, ${usd(Math.round(each))} per benefit`))}\n\nPay for a higher tier only if it adds a speaking slot or attendee contacts. A bigger logo rarely closes a deal.`,
    question: "Do you want to know what to negotiate into it?",
    options: ["What should I negotiate?"],
  };
}

/** What to ask for before signing. */
export async function answerNegotiation(scene: Scene): Promise<Answer> {
  const [event] = await eventDetails(scene);
  const where = event ? ` with **${quotable(event.name, 70)}**` : "";
  return {
    verdict: "Ask for contacts, location, and a speaking slot before you ask for a discount.",
    body: `Before you sign${where}, ask for five things, in this order:\n\n${numbered([
      "**Contacts with consent**: names and companies of your visitors, within 48 hours",
      "**A good location**: near the coffee or on the way to the main stage, marked on the floor plan",
      "**A speaking slot** for one of your customers",
      "**First option** on next year's space at this year's price",
      "**A refund clause** if attendance falls below 80% of the estimate",
    ])}\n\nOrganizers give the first three more easily than a discount, and they're worth more.`,
    question: "Shall I compare the price with closed deals?",
    options: [],
  };
}
