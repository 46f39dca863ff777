import { counted, midSentence, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import { toolLimitMax } from "@marquee/adapters/ai/read-tools";
import type { ToolBalance, ToolPriceList } from "@marquee/adapters/ai/tool-results";
import { matchLevel } from "@marquee/contracts/events/match-level";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { inDigits, numbersIn } from "../reading/numbers.ts";
import type { WishPart } from "../reading/wish.ts";
import type { Reply, Scene } from "../scene.ts";
import { eventDetails, nameOf } from "./event.ts";
import { answerFind } from "./find.ts";

/** The wish for a profile by which other events come first. */
export const changesProfile =
  /\b(?:change|add|put|adjust|tweak|edit|improve|need)\b.*\bprofile\b.*\b(?:more|better|like (?:that|this|it|these|those)|such|see|get|match\w*|suggest\w*)\b/i;

/** What the profile says, also where a question takes something else for granted. */
export async function answerProfile(scene: Scene): Promise<Reply> {
  const profile = await scene.tools.getProfile({});
  const list = (entries: readonly string[]) =>
    entries.map((entry) => quotable(entry, 60)).join(", ") || "not set";
  const { amount } = scene.u;
  const budget = profile.budgetUsd === null ? "not set" : usd(profile.budgetUsd);
  const isOther = amount !== undefined && profile.budgetUsd !== null && amount !== profile.budgetUsd;
  const [like] = changesProfile.test(scene.u.question) ? await eventDetails(scene) : [];
  return {
    verdict: like
      ? `Add ${like.category.replaceAll("_", " ")} to your interests, and whom ${nameOf(like)} draws to your audiences: ${midSentence(quotable(like.attendeeType, 90))}.`
      : `${isOther ? "No: " : ""}Your budget is ${budget}${profile.company ? `, for ${quotable(profile.company, 60)}` : ""}.`,
    body:
      bullets([
        `**Role**: ${profile.role.replace("_", " ")}`,
        `**Industry**: ${profile.industry ?? "not set"}`,
        `**Interests**: ${list(profile.interests)}`,
        `**Audiences**: ${list(profile.audiences)}`,
        `**Places**: ${list(profile.places)}`,
      ]) +
      "\n\nInterests, audiences, places and budget decide what matches you. Change them in your profile, or tell me.",
    question: "Should I change something?",
    options: [],
  };
}

/** How well an event suits the reader: a low score is not called a match. */
function fitOf(name: string | undefined, score: number): string {
  const shown = quotable(name, 70);
  return matchLevel(score) === "weak"
    ? `${shown} is a weak fit for you, with ${score} of 100`
    : `${shown} matches you ${score} of 100`;
}

/** What a question says that narrows what may match. */
const narrowing: ReadonlySet<string> = new Set<WishPart>([
  "places",
  "categories",
  "audience",
  "days",
  "maxUsd",
  "tier",
  "least",
  "most",
]);

/** Why an event matches, why another doesn't, or what matches best. */
export async function answerMatch(scene: Scene): Promise<Reply> {
  const { tools, u } = scene;
  const ids = u.about.filter(({ kind }) => kind === "event").map(({ id }) => id);
  const [profile, ...events] = await Promise.all([
    tools.getProfile({}),
    ...ids.slice(0, 2).map((eventId) => tools.getEvent({ eventId })),
  ]);
  const shown = events.filter((event) => event !== null && event.match !== null);
  if (/\bprofile\b/.test(foldLetters(u.question))) return answerProfile(scene);
  if (shown.length > 0)
    return {
      verdict: shown
        .map((event) => fitOf(event?.name, event?.match?.score ?? 0))
        .join("; ")
        .concat("."),
      body: shown
        .map((event) =>
          bullets(
            (event?.match?.parts ?? [])
              .toSorted((left, right) => right.weight - left.weight)
              .map((part) => `${part.reason} (${part.score} of ${part.weight})`),
          ),
        )
        .join("\n\n"),
      question: "Do you want to see what fits better?",
      options: ["Which events fit us best?"],
      shows: u.about,
    };
  // "Which shows in Berlin suit us?" asks among those, whatever the profile says.
  if (Object.keys(u.wish).some((part) => narrowing.has(part))) return answerFind(scene, "best");
  const isEmpty =
    !profile.industry &&
    profile.interests.length === 0 &&
    profile.audiences.length === 0 &&
    profile.places.length === 0;
  if (isEmpty)
    return {
      verdict:
        "I don't know enough about you yet: tell me your industry, your audience, your places and your budget.",
      body: "They stand in your profile, and matches follow them at once. One sentence here is enough, such as “we sell accounting software to restaurants in Chicago, budget 40k”.",
      question: "What do you sell, and to whom?",
      options: [],
    };
  const unwanted = new Set((u.wish.withoutEvents ?? []).map(({ id }) => id));
  const recommended = await tools.recommendEvents({ limit: Math.min(toolLimitMax, 5 + unwanted.size) });
  const best = recommended.filter(({ id }) => !unwanted.has(id)).slice(0, 5);
  const [first] = best;
  return {
    verdict: first
      ? matchLevel(first.match.score) === "weak"
        ? `Nothing upcoming is a match for you; ${quotable(first.name, 70)} comes closest, with ${first.match.score} of 100.`
        : `${quotable(first.name, 70)} suits you best, with ${first.match.score} of 100.`
      : "No upcoming event with a free spot suits you.",
    body:
      bullets(
        best.map(
          (event) =>
            `**${quotable(event.name, 70)}**, ${quotable(event.location, 60)}: ${event.match.score} of 100${event.priceFromUsd === null ? "" : `, from ${usd(event.priceFromUsd)}`}`,
        ),
      ) +
      (first
        ? `\n\nWhy: ${first.match.parts
            .map(({ reason }) => reason)
            .slice(0, 3)
            .join(" ")}`
        : ""),
    question: "Shall I show one of them in detail?",
    options: best.slice(0, 2).map(({ name }) => quotable(`Show packages for ${name}`, 99)),
    shows: best.map(({ id, name, location }) => ({ kind: "event", id, name, detail: location })),
  };
}

/** What follows what the reader has: who else pays what they order, and which of it expires; empty for neither. */
export function balanceNotes({ expiring, payingAgency }: ToolBalance): string {
  const paid =
    payingAgency === undefined ? "" : ` ${quotable(payingAgency, 60)} pays for what you order here.`;
  if (!expiring) return paid;
  return `${paid} ${counted(expiring.credits, "credit")} ${expiring.credits === 1 ? "expires" : "expire"} on ${onDay(expiring.day)}, and ${expiring.credits === 1 ? "is" : "are"} spent first.`;
}

/** What credits cost and buy, and when they come back. */
export async function answerPrices(scene: Scene): Promise<Reply> {
  if (scene.role === "admin" && /\b(?:change|set|where)\b.*\b(?:costs?|prices?)\b/i.test(scene.u.question))
    return {
      verdict: "Admins set what campaigns, refinements and answers cost under System Control.",
      body: "A new price counts for what is ordered from then on.",
      question: "Should I show today's prices?",
      options: ["What do campaigns cost in credits?"],
    };
  const [{ prices, packages }, balance] = await Promise.all([
    scene.tools.getPriceList({}),
    scene.tools.getCreditBalance({}),
  ]);
  const asked = foldLetters(scene.u.question);
  const { campaignIdeas, competitiveAnalysis, visualMockup, refinement, chatReply, freeRepliesPerMonth } =
    prices;
  const isFree = campaignIdeas === 0;
  const campaigns = isFree ? 0 : Math.floor(balance.availableCredits / campaignIdeas);
  const worth = isFree
    ? "campaigns are free right now"
    : `enough for ${counted(campaigns, "campaign")} at ${campaignIdeas} each`;
  const lines = [
    `**Campaign ideas**: ${counted(campaignIdeas, "credit")}; competitive analysis ${competitiveAnalysis} more (${campaignIdeas + competitiveAnalysis} together), mockups ${visualMockup} more (${campaignIdeas + visualMockup}), everything ${campaignIdeas + competitiveAnalysis + visualMockup}`,
    `**A refined concept**: ${counted(refinement, "credit")}`,
    `**My answers**: ${freeRepliesPerMonth} a month are free, then ${counted(chatReply, "credit")} each; an answer that fails costs nothing`,
    `**You have**: ${counted(balance.availableCredits, "credit")}, ${isFree ? "and campaigns are free right now" : `enough for ${counted(campaigns, "campaign")}`}`,
    ...packages.map(
      ({ name, creditAmount, priceUsd }) =>
        `**${name}**: ${counted(creditAmount, "credit")} for ${usd(priceUsd)}, ${usd(priceUsd / creditAmount, { exact: true })} a credit`,
    ),
  ];
  const isOfEvents =
    /\b(?:publish\w*|list(?:ing)? (?:an |my |our |your )?events?|hosting|offers?|deals?|counter\w*)\b/.test(
      asked,
    ) && !/\b(?:campaigns?|ideas?|concepts?|mockups?)\b/.test(asked);
  const verdict = isOfEvents
    ? "No credits: publishing events, making offers and signing deals cost none. Credits pay for campaigns, and for my answers beyond the free ones."
    : scene.u.topic === "balance"
      ? `You have ${counted(balance.availableCredits, "credit")}, ${worth}.${balanceNotes(balance)}`
      : /\btalk|answers?|replies|chat\b/.test(asked)
        ? `Nothing at first: ${freeRepliesPerMonth} answers a month are free, then each costs ${counted(chatReply, "credit")}.`
        : /\bmockup\b/.test(asked)
          ? `A campaign with a mockup costs ${counted(campaignIdeas + visualMockup, "credit")}.`
          : `A campaign costs ${counted(campaignIdeas, "credit")}.`;
  return { verdict, body: bullets(lines), question: "Would you like to order one?", options: [] };
}

export function answerRefunds(): Reply {
  return {
    verdict:
      "Credits come back by themselves when something fails or isn't delivered, but not because a concept isn't to your taste.",
    body: "What fails is never charged: a campaign, an analysis, a mockup or an answer that can't be made gives its credits back at once. A concept that you don't like can be refined or replaced at the price of a refinement. Bought credits are refunded to the card by an admin where the purchase was a mistake and they are unused; a refunded payment takes its credits back.",
    question: "Is it about a certain campaign?",
    options: ["What did my last campaign cost?"],
  };
}

/** Who gives money back that a sponsor paid: no such payment runs through Marquee. */
export const answerDealMoney = (): Reply => ({
  verdict:
    "No, not through Marquee: a sponsor pays the host directly, so money that goes back goes the same way.",
  body: "What is owed when a deal ends follows from its agreement, under cancellation and refunds. Once an event is called off, either side may end a signed deal without fault; agree on the amount and the day in the deal's messages, so that both have it in writing.",
  question: "Should I show the deal's agreement in short?",
  options: [],
});

/** How long the credits last at so many a month, and which package goes with that. */
function monthly({
  needed,
  number,
  withWhat,
  available,
  packages,
}: {
  needed: number;
  number: number;
  withWhat: string;
  available: number;
  packages: ToolPriceList["packages"];
}): Reply {
  const months = (credits: number) => Math.floor(credits / needed);
  const lasting = packages.filter(({ creditAmount }) => creditAmount >= needed);
  const quarter = lasting.find(({ creditAmount }) => months(creditAmount) >= 3) ?? lasting.at(-1);
  return {
    verdict: quarter
      ? `${quotable(quarter.name, 60)}: ${counted(number, "campaign")}${withWhat} ${number === 1 ? "costs" : "cost"} ${counted(needed, "credit")} a month, so its ${counted(quarter.creditAmount, "credit")} for ${usd(quarter.priceUsd)} last ${counted(months(quarter.creditAmount), "month")}.`
      : `${counted(number, "campaign")}${withWhat} ${number === 1 ? "costs" : "cost"} ${counted(needed, "credit")} a month.`,
    body: bullets([
      `**You have**: ${counted(available, "credit")}, which last ${counted(months(available), "month")}`,
      ...packages.map(
        ({ name, creditAmount, priceUsd }) =>
          `**${quotable(name, 60)}**: ${counted(creditAmount, "credit")} for ${usd(priceUsd)}, ${counted(months(creditAmount), "month")} at ${usd((priceUsd / creditAmount) * needed, { exact: true })} a month`,
      ),
      "Credits you buy never expire, so a larger package only waits",
    ]),
    question: "Do you want to buy one?",
    options: [],
  };
}

/** What credits and the profile's budget pay for. */
export async function answerAfford(scene: Scene): Promise<Reply> {
  const [{ prices, packages }, balance, profile] = await Promise.all([
    scene.tools.getPriceList({}),
    scene.tools.getCreditBalance({}),
    scene.tools.getProfile({}),
  ]);
  const { campaignIdeas, competitiveAnalysis, visualMockup } = prices;
  const full = campaignIdeas + competitiveAnalysis + visualMockup;
  const times = (price: number) => (price > 0 ? Math.floor(balance.availableCredits / price) : 0);
  const budget = scene.u.amount ?? profile.budgetUsd ?? undefined;
  const search =
    budget === undefined
      ? undefined
      : await scene.tools.findEvents({ maxPriceUsd: Math.floor(budget), limit: 5 });
  const next = packages.find(({ creditAmount }) => creditAmount + balance.availableCredits >= campaignIdeas);
  const reach =
    budget === undefined || !search
      ? ""
      : ` A budget of ${usd(budget)} reaches ${counted(search.total, "upcoming event")}.`;
  const asksCampaigns = /\b(?:campaigns?|concepts?|ideas?|rework|mockups?)\b/i.test(scene.u.question);
  const number = Math.max(
    1,
    numbersIn(inDigits(scene.u.question)).find(({ value }) => value > 0 && value < 100)?.value ?? 1,
  );
  const wantsAll = /\b(?:full\w*|everything|all extras|with the lot|complete)\b/i.test(scene.u.question);
  const asked = scene.u.question;
  const wants = {
    analysis: wantsAll || /\banalys[ei]s\b|\bcompetiti\w+/i.test(asked),
    mockup: wantsAll || /\b(?:mock-?ups?|visuals?|pictures?|images?|boards?)\b/i.test(asked),
  };
  const each = campaignIdeas + (wants.analysis ? competitiveAnalysis : 0) + (wants.mockup ? visualMockup : 0);
  const withWhat =
    wants.analysis && wants.mockup
      ? " with everything"
      : wants.mockup
        ? " with a mockup"
        : wants.analysis
          ? " with the analysis"
          : "";
  const needed = number * each;
  const isMonthly = /\b(?:a|per|each|every) month\b|\bmonthly\b/i.test(asked);
  if (asksCampaigns && isMonthly)
    return monthly({ needed, number, withWhat, available: balance.availableCredits, packages });
  if (asksCampaigns)
    return {
      verdict: `${needed <= balance.availableCredits ? "Yes" : "No, not yet"}: ${number === 1 ? "a campaign" : counted(number, "campaign")}${withWhat} ${number === 1 ? "costs" : "cost"} ${counted(needed, "credit")}, and you have ${counted(balance.availableCredits, "credit")}.`,
      body: bullets([
        `**Each**: ${campaignIdeas} credits with ideas only, enough for ${counted(times(campaignIdeas), "campaign")}; ${full} with analysis and mockups, enough for ${counted(times(full), "campaign")}`,
        ...(needed > balance.availableCredits
          ? packages.map(
              ({ name, creditAmount, priceUsd }) =>
                `**${quotable(name, 60)}**: ${counted(creditAmount, "credit")} for ${usd(priceUsd)}`,
            )
          : []),
      ]),
      question: needed <= balance.availableCredits ? "Shall we plan one?" : "Do you want to buy credits?",
      options: [],
    };
  return {
    verdict: `You have ${counted(balance.availableCredits, "credit")}, enough for ${campaignIdeas === 0 ? "any number of campaigns" : counted(times(campaignIdeas), "campaign")}.${balanceNotes(balance)}${reach}`,
    body: bullets([
      `**Campaigns**: ${times(campaignIdeas)} with ideas only at ${campaignIdeas} credits each, or ${times(full)} with analysis and mockups at ${full}`,
      ...(times(campaignIdeas) === 0 && next
        ? [
            `**To order one**: ${quotable(next.name, 60)} adds ${counted(next.creditAmount, "credit")} for ${usd(next.priceUsd)}`,
          ]
        : []),
      ...(search?.events ?? []).map(
        ({ name, location, priceFromUsd }) =>
          `**${quotable(name, 70)}**, ${quotable(location, 60)}: from ${usd(priceFromUsd ?? 0)}`,
      ),
    ]),
    question: "Would you rather plan a campaign or sponsor an event?",
    options: ["Which events fit us best?"],
    shows: (search?.events ?? []).map(({ id, name, location }) => ({
      kind: "event",
      id,
      name,
      detail: location,
    })),
  };
}
