import type { ReplyRequest } from "@marquee/adapters/ai/port";
import type { ToolDeal, ToolEvent, ToolPackage } from "@marquee/adapters/ai/tool-results";
import type { ProfileFact, Suggestion } from "@marquee/contracts/chat/action-inputs";
import { type Industry, industries } from "@marquee/contracts/enums";
import { beginning } from "@marquee/contracts/text/characters";
import { usd } from "@marquee/contracts/text/usd";
import { type Answer, type AnswerScene, bullets } from "./answer.ts";
import { amountUsd } from "./intents.ts";
import { namedDeals, namedEvents, namedIn } from "./named-things.ts";

/** The result of a request to do something: a card to show, or what is missing for one. */
type Wanted = Suggestion | { missing: string; options?: readonly string[] };

/** The rules that find the action that a message asks for. The first rule with a result wins. */
const rules: readonly ((scene: AnswerScene) => Promise<Wanted | undefined>)[] = [
  wantedProfile,
  wantedSaving,
  wantedCounter,
  wantedDeal,
  wantedCampaign,
];

/**
 * The answer to a message that requests an action: a card with its exact effect, which waits for the reader's click,
 * or what is missing for one. Undefined for a message that is only a question.
 */
export async function answerWithCard(
  scene: AnswerScene,
  suggest: ReplyRequest["suggest"],
): Promise<Answer | undefined> {
  for (const rule of rules) {
    const wanted = await rule(scene);
    if (!wanted) continue;
    if ("missing" in wanted) return missing(wanted.missing, wanted.options);
    const outcome = await suggest(wanted);
    if ("refused" in outcome) return missing(outcome.refused);
    const { title, costCredits } = outcome.shown;
    const cost = costCredits === 0 ? "It costs no credits." : `It costs ${costCredits} credits.`;
    return {
      verdict: `${title}: confirm it on the card below.`,
      body: `${cost} Nothing happens before your click, and the card expires in 10 minutes.`,
      question: "Is it what you meant?",
      options: [],
    };
  }
  return undefined;
}

function missing(what: string, options: readonly string[] = []): Answer {
  return {
    verdict: what,
    body: options.length === 0 ? "" : bullets(options),
    question: "What would you like to do instead?",
    options: [],
  };
}

/** A question about an action is not a request for it. */
const asksOnly = /^(?:should|would|what|which|when|why|how|is|are|do|does|did|was|were|who|where|may|if)\b/i;
const asksFor = (scene: AnswerScene, action: RegExp): boolean =>
  !asksOnly.test(scene.question.trim()) && action.test(scene.question);

async function wantedSaving(scene: AnswerScene): Promise<Wanted | undefined> {
  if (
    !asksFor(scene, /\b(?:save|bookmark)\b(?! (?:money|costs?|time|budget))|\b(?:to|in) my saved events\b/i)
  )
    return undefined;
  const [event] = await namedEvents(scene);
  if (!event) return { missing: "I don't know which event to save. Tell me its name." };
  return { kind: "save_event", input: { eventId: event.id } };
}

async function wantedCounter(scene: AnswerScene): Promise<Wanted | undefined> {
  if (!asksFor(scene, /\bcounter\b|\bcounter-?offer\b/i)) return undefined;
  const open = (await scene.tools.listDeals({ limit: 20 })).filter(({ moves }) => moves.includes("propose"));
  if (open.length === 0) return { missing: "You have no deal in which you can make an offer now." };
  const named = namedDeals(scene, open);
  const [deal] = named.length > 0 ? named : open;
  if (!deal || (named.length === 0 && open.length > 1))
    return { missing: "Tell me which deal you mean.", options: open.map(sayDeal) };
  const amount = amountUsd(scene.question);
  if (amount === undefined) return { missing: `Tell me the amount to offer. ${sayDeal(deal)} stands now.` };
  return { kind: "counter_deal", input: { dealId: deal.id, amount } };
}

const sayDeal = ({ packageName, eventName, amountUsd: amount }: ToolDeal): string =>
  `${packageName} at ${eventName} for ${usd(amount)}`;

async function wantedDeal(scene: AnswerScene): Promise<Wanted | undefined> {
  const opens =
    /\b(?:start|open|create|make|send)\b.{0,30}\b(?:deal|offer)\b|^(?:please |can you |could you )?offer\b/i;
  if (!asksFor(scene, opens)) return undefined;
  const [event] = await namedEvents(scene);
  if (!event) return { missing: "Tell me the event that you want to sponsor." };
  const packages = (await scene.tools.listPackages({ eventId: event.id })).filter(
    ({ spotsLeft }) => spotsLeft > 0,
  );
  const offer = packageOf(scene.question, packages);
  if (!offer) return whichPackage(event, packages);
  const amount = amountUsd(scene.question);
  return {
    kind: "start_deal",
    input: { packageId: offer.id, ...(amount === undefined ? {} : { amount }) },
  };
}

function packageOf(question: string, packages: readonly ToolPackage[]): ToolPackage | undefined {
  const [named] = namedIn(question, packages, ({ name }) => name);
  const ofTier = packages.filter(({ tier }) => new RegExp(`\\b${tier}\\b`, "i").test(question));
  return named ?? (ofTier.length === 1 ? ofTier[0] : packages.length === 1 ? packages[0] : undefined);
}

function whichPackage({ name }: ToolEvent, packages: readonly ToolPackage[]): Wanted {
  if (packages.length === 0) return { missing: `${name} has no package with a free spot.` };
  return {
    missing: `Tell me which package of ${name} you want.`,
    options: packages.map((one) => `${one.name} (${one.tier}) for ${usd(one.priceUsd)}`),
  };
}

async function wantedCampaign({ question, ...scene }: AnswerScene): Promise<Wanted | undefined> {
  const orders = /\b(?:generate|order)\b.{0,40}\b(?:campaigns?|campaign ideas|concepts?)\b/i;
  if (!asksFor({ question, ...scene }, orders)) return undefined;
  const about = question.replace(orders, "").replace(/^[\s,.:;-]*(?:please|for me|for|about|that|to)\b/i, "");
  if (about.trim().length < 10)
    return {
      missing: "Tell me what the campaign is for: the product, the audience and what it should achieve.",
    };
  const budget = amountUsd(question);
  return {
    kind: "order_campaign",
    input: { prompt: beginning(question.trim(), 4_000), ...(budget === undefined ? {} : { budget }) },
  };
}

const profileWords: Record<string, ProfileFact> = {
  company: "company",
  industry: "industry",
  budget: "budget",
  interest: "interests",
  interests: "interests",
  audience: "audiences",
  audiences: "audiences",
  place: "places",
  places: "places",
};
const isList = (field: ProfileFact): field is "interests" | "audiences" | "places" =>
  field === "interests" || field === "audiences" || field === "places";

async function wantedProfile(scene: AnswerScene): Promise<Wanted | undefined> {
  const words = Object.keys(profileWords).join("|");
  const set = new RegExp(`\\b(?:change|set|update)\\b my (${words})\\b(?: \\w+)? (?:to|as) (.+)$`, "i").exec(
    scene.question,
  );
  const add = new RegExp(`\\badd (.+) to my (${words})\\b`, "i").exec(scene.question);
  const field = profileWords[(set?.[1] ?? add?.[2] ?? "").toLowerCase()];
  const said = (set?.[2] ?? add?.[1] ?? "").replace(/[.!\s]+$/, "");
  if (!field || said === "" || asksOnly.test(scene.question.trim())) return undefined;
  if (isList(field)) {
    const before = add ? ((await scene.tools.getProfile({}))[field] ?? []) : [];
    return { kind: "edit_profile", input: { field, value: [...new Set([...before, ...listed(said)])] } };
  }
  if (field === "budget") {
    const value = amountUsd(said);
    return value === undefined
      ? { missing: "Tell me the budget as an amount, such as $50,000." }
      : { kind: "edit_profile", input: { field, value } };
  }
  if (field === "industry") {
    const value = industries.find((one: Industry) => said.toLowerCase().includes(one));
    return value === undefined
      ? { missing: "I don't know that industry. Choose one of these:", options: industries }
      : { kind: "edit_profile", input: { field, value } };
  }
  return { kind: "edit_profile", input: { field, value: said } };
}

function listed(text: string): string[] {
  return text
    .split(/,| and /)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
