import { counted, inNumbers, midSentence, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolCampaign, ToolProfile } from "@marquee/adapters/ai/tool-results";
import { usd } from "@marquee/contracts/text/usd";
import { type Answer, type AnswerScene, bullets } from "./answer.ts";

import { namedIn, names } from "./named-things.ts";

const shown = 5;

const statusWords: Record<ToolCampaign["status"], string> = {
  queued: "queued",
  running: "in progress",
  completed: "completed",
  failed: "failed",
  cancelled: "canceled",
};

const campaignName = ({ ideas, prompt }: ToolCampaign) => quotable(ideas[0]?.name ?? prompt, 80);

/** The campaigns that the reader ordered, or the one that the question names, with what they cost. */
export async function answerOwnCampaigns(scene: AnswerScene): Promise<Answer> {
  const asked = scene.question.toLowerCase();
  const campaigns = await scene.tools.listCampaigns({ limit: 20 });
  if (campaigns.length === 0) {
    return {
      verdict: "You haven't ordered a campaign yet.",
      body: "The **Strategy Builder** under Campaign Strategy makes at least three complete ideas from one brief.",
      question: "What should your first campaign achieve?",
      options: ["More qualified contacts", "A better known brand", "A successful launch"],
    };
  }
  const named = namedIn(scene.question, campaigns, campaignName).concat(
    campaigns.filter(({ ideas }) => ideas.some(({ name }) => names(scene.question, name))),
  );
  const only = named[0] ?? (/\b(?:last|latest|newest|most recent)\b/.test(asked) ? campaigns[0] : undefined);
  if (only) return oneCampaign(only);
  const failed = /\bfail/.test(asked);
  const chosen = failed ? campaigns.filter(({ status }) => status === "failed") : campaigns;
  const charged = chosen.reduce((sum, { chargedCredits }) => sum + (chargedCredits ?? 0), 0);
  return {
    verdict: `You ordered ${counted(chosen.length, failed ? "failed campaign" : "campaign")}, for ${counted(charged, "credit")} in the end.`,
    body: bullets(
      chosen
        .slice(0, shown)
        .map(
          (one) =>
            `**${campaignName(one)}**, ${onDay(one.createdAt)}: ${statusWords[one.status]}, ${costOf(one)}${one.error ? `, because: ${quotable(one.error, 120)}` : ""}`,
        ),
    ),
    question: "Which of them do you want to look at?",
    options: ["What did my last campaign cost?", "What is my credit balance?"],
  };
}

function costOf({ costCredits, chargedCredits }: ToolCampaign): string {
  if (chargedCredits === null) return `${counted(costCredits, "credit")} reserved`;
  return chargedCredits === costCredits
    ? counted(chargedCredits, "credit")
    : `${counted(chargedCredits, "credit")} of ${inNumbers(costCredits)} charged`;
}

function oneCampaign(campaign: ToolCampaign): Answer {
  return {
    verdict: `${campaignName(campaign)}, ordered on ${onDay(campaign.createdAt)}, is ${statusWords[campaign.status]}: ${costOf(campaign)}.`,
    body: bullets([
      ...campaign.ideas.map(
        ({ name, type, budgetUsd }) =>
          `**${quotable(name, 80)}** (${type.replace("_", "-")}): budget ${usd(budgetUsd)}, an estimate`,
      ),
      `**Brief**: ${quotable(campaign.prompt, 200)}`,
      ...(campaign.error ? [`**What went wrong**: ${quotable(campaign.error, 160)}`] : []),
    ]),
    question: "Do you want to build on one of its ideas?",
    options: ["Sketch a campaign idea", "What is my credit balance?"],
  };
}

/** Where the reader's credits came from and went to. */
export async function answerLedger(scene: AnswerScene): Promise<Answer> {
  const [entries, { availableCredits }] = await Promise.all([
    scene.tools.listCreditEntries({ limit: 10 }),
    scene.tools.getCreditBalance({}),
  ]);
  const [newest] = entries;
  return {
    verdict: newest
      ? `Your latest entry is ${signed(newest.credits)} on ${onDay(newest.at)}: ${quotable(newest.description, 80)}.`
      : "Your credits haven't moved yet.",
    body: `${bullets(entries.map(({ at, credits, description, balanceAfter }) => `**${onDay(at)}**: ${signed(credits)}, ${quotable(description, 80)}; balance ${inNumbers(balanceAfter)}`))}\n\nYou have ${counted(availableCredits, "credit")} available now.`,
    question: "Would you like to see what things cost?",
    options: ["What does a campaign cost?", "Show the credit packages"],
  };
}

function signed(credits: number): string {
  return `${credits < 0 ? "−" : "+"}${counted(Math.abs(credits), "credit")}`;
}

/** What the reader bought and paid. */
export async function answerPayments(scene: AnswerScene): Promise<Answer> {
  const payments = await scene.tools.listPayments({ limit: 10 });
  const paid = payments.filter(({ status }) => status === "completed" || status === "refunded");
  const total = paid.reduce((sum, { amountUsd, refundedUsd }) => sum + amountUsd - refundedUsd, 0);
  return {
    verdict:
      paid.length === 0
        ? "You haven't paid for anything yet."
        : `You paid ${usd(total)} in ${counted(paid.length, "purchase")}.`,
    body: bullets(
      payments.map(
        ({ at, packageName, credits, amountUsd, refundedUsd, status }) =>
          `**${onDay(at)}**: ${quotable(packageName, 60)}, ${counted(credits, "credit")} for ${usd(amountUsd)}, ${status}${refundedUsd > 0 ? `, ${usd(refundedUsd)} refunded` : ""}`,
      ),
    ),
    question: "Would you like to see where the credits went?",
    options: ["What did I spend credits on?", "Show the credit packages"],
  };
}

/** How many free replies are left this month, and what a reply costs after them. */
export async function answerFreeReplies(scene: AnswerScene): Promise<Answer> {
  const [{ freeRepliesLeft }, { prices }] = await Promise.all([
    scene.tools.getCreditBalance({}),
    scene.tools.getPriceList({}),
  ]);
  return {
    verdict: `You have ${inNumbers(freeRepliesLeft)} free ${freeRepliesLeft === 1 ? "reply" : "replies"} left this month.`,
    body: `Each month has ${inNumbers(prices.freeRepliesPerMonth)}. After them a reply costs ${prices.chatReply === 0 ? "nothing" : counted(prices.chatReply, "credit")}. A reply that fails is not counted.`,
    question: "What would you like to ask next?",
    options: ["What is my credit balance?", "What does a campaign cost?"],
  };
}

/** What the reader's credits pay for, and what a budget buys. */
export async function answerAfford(scene: AnswerScene): Promise<Answer> {
  const [{ availableCredits }, { prices, packages }, profile] = await Promise.all([
    scene.tools.getCreditBalance({}),
    scene.tools.getPriceList({}),
    scene.tools.getProfile({}),
  ]);
  const budget = scene.amount ?? profile.budgetUsd ?? undefined;
  const full = prices.campaignIdeas + prices.competitiveAnalysis + prices.visualMockup;
  const times = (price: number) => (price > 0 ? Math.floor(availableCredits / price) : undefined);
  const [plain, complete] = [times(prices.campaignIdeas), times(full)];
  const events =
    budget === undefined
      ? []
      : (await scene.tools.findEvents({ maxPriceUsd: Math.floor(budget), limit: shown })).events;
  const next = packages.find(({ creditAmount }) => creditAmount + availableCredits >= prices.campaignIdeas);
  const lines = [
    plain === undefined
      ? "**Campaigns**: free right now"
      : `**Campaigns**: ${inNumbers(plain)} with ideas only at ${counted(prices.campaignIdeas, "credit")}, or ${inNumbers(complete ?? 0)} with every add-on at ${counted(full, "credit")}`,
    ...(plain === 0 && next
      ? [
          `**To order one**: ${quotable(next.name, 60)} adds ${counted(next.creditAmount, "credit")} for ${usd(next.priceUsd)}`,
        ]
      : []),
    ...events.map(
      (event) =>
        `**${quotable(event.name, 70)}**: packages from ${usd(event.priceFromUsd ?? 0)}, ${onDay(event.date)}, ${quotable(event.location, 60)}`,
    ),
    ...(budget === undefined
      ? ["**Sponsorships**: your profile has no budget, so tell me one and I look"]
      : []),
  ];
  const worth =
    budget === undefined
      ? ""
      : ` Your budget of ${usd(budget)} reaches ${events.length === shown ? "at least " : ""}${counted(events.length, "upcoming event")}.`;
  return {
    verdict: `You have ${counted(availableCredits, "credit")}, enough for ${plain === undefined ? "any number of campaigns" : counted(plain, "campaign")}.${worth}`,
    body: bullets(lines),
    question: "Would you rather plan a campaign or sponsor an event?",
    options: ["Plan a campaign with me", "Which event should I sponsor?"],
  };
}

/** The events that the reader saved. */
export async function answerSaved(scene: AnswerScene): Promise<Answer> {
  const events = await scene.tools.listSavedEvents({ limit: 20 });
  return {
    verdict:
      events.length === 0
        ? "You haven't saved any events yet."
        : `You saved ${counted(events.length, "event")}.`,
    body:
      events.length === 0
        ? "Save an event with the bookmark on its card, and I keep an eye on its date, price and spots."
        : bullets(
            events
              .slice(0, 8)
              .map(
                ({ name, date, location, priceFromUsd, spotsLeft }) =>
                  `**${quotable(name, 70)}**: ${onDay(date)}, ${quotable(location, 60)}, ${priceFromUsd === null ? "no packages yet" : `from ${usd(priceFromUsd)}`}, ${counted(spotsLeft, "spot")} left`,
              ),
          ),
    question: "Which event should we look at?",
    options: ["Find events that fit us", "Compare by cost per attendee"],
  };
}

/** What the reader's profile says, which recommendations are based on. */
export async function answerProfile(scene: AnswerScene): Promise<Answer> {
  const profile = await scene.tools.getProfile({});
  const list = (entries: readonly string[]) =>
    entries.map((entry) => quotable(entry, 60)).join(", ") || "not set";
  return {
    verdict: `You are ${quotable(profile.name, 60) || "not named"}${profile.company ? ` of ${quotable(profile.company, 60)}` : ""}, and your budget is ${profile.budgetUsd === null ? "not set" : usd(profile.budgetUsd)}.`,
    body: `${bullets([
      `**Role**: ${profile.role.replace("_", " ")}`,
      `**Industry**: ${profile.industry ?? "not set"}`,
      `**Interests**: ${list(profile.interests)}`,
      `**Audiences**: ${list(profile.audiences)}`,
      `**Places**: ${list(profile.places)}`,
      ...brandLines(profile.brand),
    ])}\n\nYou can change this in your profile. Recommendations follow it at once.`,
    question: "Is there something that I should know about your next event?",
    options: ["Find events that fit us", "What can I afford right now?"],
  };
}

/** What the reader told Morgan about the brand. */
function brandLines(brand: ToolProfile["brand"]): string[] {
  if (brand === null) return [];
  const said = [
    ["Goals", brand.goals],
    ["Target audience", brand.audience],
    ["Brand voice", brand.voice],
    ["Words I avoid for you", brand.forbiddenWords.join(", ")],
    ["Brand colors", brand.colors?.join(", ") ?? ""],
  ] as const;
  return [
    ...said.flatMap(([label, text]) => (text === "" ? [] : [`**${label}**: ${quotable(text, 200)}`])),
    ...brand.facts.slice(0, shown).map((fact) => `**Fact**: ${quotable(fact, 160)}`),
  ];
}

/** The events that match the profile best, with their scores and the strongest reason. */
export async function answerRecommended(scene: AnswerScene): Promise<Answer> {
  const events = await scene.tools.recommendEvents({ limit: shown });
  const [best] = events;
  const reasons = best?.match.parts.toSorted((left, right) => right.score - left.score).slice(0, 3) ?? [];
  return {
    verdict: best
      ? `${quotable(best.name, 70)} suits you best, with a match of ${best.match.score} of 100.`
      : "I couldn't find any upcoming events with a free spot for you.",
    body: best
      ? `${bullets(
          events.map(
            ({ name, date, location, attendeeCount, attendeeType, priceFromUsd, match }) =>
              `**${quotable(name, 70)}**, ${quotable(location, 60)}, ${onDay(date)}: ${inNumbers(attendeeCount)} attendees, mostly ${midSentence(quotable(attendeeType, 90))}; match ${match.score} of 100${priceFromUsd === null ? "" : `, packages from ${usd(priceFromUsd)}`}`,
          ),
        )}\n\nWhy ${quotable(best.name, 70)}: ${reasons.map(({ reason }) => reason).join(" ")}`
      : "",
    question: "Which one would you like to look at more closely?",
    options: events
      .slice(0, 2)
      .map(({ name }) => quotable(`Show packages for ${name}`, 99))
      .concat("What do you know about me?"),
  };
}
