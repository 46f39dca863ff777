import { counted, quotable } from "@marquee/adapters/ai/plain-text";
import type { ReplyRequest } from "@marquee/adapters/ai/port";
import type { ToolEventDetail, ToolPackage } from "@marquee/adapters/ai/tool-results";
import type { ProfileFact, Suggestion } from "@marquee/contracts/chat/action-inputs";
import { type Industry, industries } from "@marquee/contracts/enums";
import { beginning } from "@marquee/contracts/text/characters";
import { isSameText } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { onCard } from "../on-card.ts";
import type { Act } from "../reading/acts.ts";
import { amountMeant } from "../reading/relative-amount.ts";
import { aboutOf, type Reply, type Scene } from "../scene.ts";
import type { Understood } from "../understanding/understand.ts";
import { actInContext } from "./act-in-context.ts";
import { isReply, missing, type Prepared, spokenAmount, theDeal, theEvent } from "./act-targets.ts";
import { dealActs } from "./acts-deals.ts";
import { hostActs } from "./acts-hosting.ts";
import { ownActs } from "./acts-own.ts";
import { dealName } from "./deal-lines.ts";
import { absentPackage, eventDetails, packageMeant, withoutPackage } from "./event.ts";
import { askedFirst } from "./grounds.ts";
import { offeredTerms } from "./offered-terms.ts";

/** The answer to a request to do something: a card that waits for a click, or what is missing for one. */
export async function answerAct(
  scene: Scene,
  act: Act,
  suggest: ReplyRequest["suggest"],
): Promise<Reply | undefined> {
  const prepare = kinds[await actInContext(scene, act)];
  if (!prepare) return undefined;
  const prepared = await prepare(scene);
  if (!prepared) return undefined;
  // What only might be a request is rather the question that it might be too, unless there is something to do.
  if ("verdict" in prepared) return scene.u.act?.isClear ? prepared : undefined;
  const first = await askedFirst(scene, prepared.suggestion);
  if (first) return first;
  const outcome = await suggest(prepared.suggestion);
  if ("refused" in outcome)
    return {
      verdict: outcome.refused,
      body: "So there is nothing to confirm.",
      question: "What would you like to do instead?",
      options: [],
      shows: scene.u.about,
    };
  const { title, effect, costCredits, changes } = outcome.shown;
  const left = prepared.left ?? [];
  return {
    verdict: `${title}: ${onCard}`,
    body: [
      effect,
      bullets(
        changes.map(
          ({ label, before, after }) => `**${label}**: ${before === null ? after : `${before} → ${after}`}`,
        ),
      ),
      ...(left.length > 0
        ? [`The card can't carry ${left.join(" and ")}: put that into a message to the other side.`]
        : []),
      ...(prepared.remark === undefined ? [] : [prepared.remark]),
      `${costCredits === 0 ? "It costs no credits." : `It costs ${counted(costCredits, "credit")}.`} Nothing happens before you confirm.`,
    ].join("\n\n"),
    question: "Is that what you want?",
    options: [],
    shows: actedOn(scene, prepared.suggestion, changes),
  };
}

/** What the card acts on, of several things that the question names: "it" means that one afterwards. */
function actedOn(
  { u }: Scene,
  { input }: Suggestion,
  changes: readonly { label: string; after: string }[],
): Scene["u"]["about"] {
  // "That package" afterwards is the one on the card.
  const [only, ...others] = u.about.filter(({ kind }) => kind === "event");
  if ("packageId" in input && typeof input.packageId === "string" && only && others.length === 0) {
    const name = changes.find(({ label }) => label === "Package")?.after.split(",")[0];
    if (name !== undefined) return [{ kind: "package", id: input.packageId, name, eventId: only.id }, only];
  }
  const ids = new Set<unknown>(Object.values(input));
  const meant = u.about.filter(({ id }) => ids.has(id));
  return meant.length > 0 && u.about.every(({ kind }) => kind === "deal" || kind === "inquiry")
    ? meant
    : u.about;
}

/** Terms that a card has no field for, in the words of the question. */
function leftTerms(question: string): string[] {
  const found = [
    /\b(?:paid|pay(?:able|ment)?|terms)? ?net[- ]?\d+\b/i,
    /\b(?:the )?only (?:[\w-]+ ){0,2}(?:vendor|sponsor|brand|partner)\b|\bexclusiv\w+\b/i,
    /\bin (?:two|three|\d+) installments?\b|\binstallments?\b/i,
    /\bnon-?compete\b|\bfirst refusal\b/i,
  ].flatMap((words) => words.exec(question)?.[0].trim() ?? []);
  return found.map((each) => `“${each}”`);
}

const profileWords: Readonly<Record<string, ProfileFact>> = {
  company: "company",
  industry: "industry",
  budget: "budget",
  interest: "interests",
  interests: "interests",
  audience: "audiences",
  audiences: "audiences",
  place: "places",
  places: "places",
  city: "places",
  cities: "places",
  markets: "places",
  regions: "places",
  fields: "interests",
  topics: "interests",
};

/** Which part of the profile a sentence speaks of without naming it in the usual words. */
function fieldIn(question: string): ProfileFact | undefined {
  if (spokenAmount(question) !== undefined) return "budget";
  return industries.some((each) => new RegExp(`\\b${each}\\b`, "i").test(question)) ? "industry" : undefined;
}

async function profileChange(scene: Scene): Promise<Prepared | undefined> {
  const { question } = scene.u;
  const words = Object.keys(profileWords).join("|");
  const set = new RegExp(
    `\\b(?:change|set|update|make|put)\\b (?:my|our) (${words})\\b(?: \\w+)? (?:to|as|at) (.+)$`,
    "i",
  ).exec(question);
  const add = new RegExp(`\\b(add|remove) (.+) (?:to|from) (?:my|our) (${words})\\b`, "i").exec(question);
  const belongs =
    /^(?:(?:ok|please|and|then|also|oh)[, ]+)*(.+?) (?:should|must|has to|have to|needs to|need to|belongs?)(?: also| be| go)* (?:(?:among|in|into|on|to|part of|with) )(?:my|our) (?:list of )?(\w+?)(?: list)?(?: too| as well)?[.!]*$/i.exec(
      question,
    );
  const field = profileWords[(set?.[1] ?? add?.[3] ?? belongs?.[2] ?? "").toLowerCase()] ?? fieldIn(question);
  const said = (set?.[2] ?? add?.[2] ?? belongs?.[1] ?? (field === undefined ? "" : question)).replace(
    /[.!\s]+$/,
    "",
  );
  if (!field || said === "") return undefined;
  if (!set && !add && !belongs && field !== "budget" && field !== "industry")
    return missing(`Tell me what to change, such as “Change my ${field} to …”.`);
  if (field === "interests" || field === "audiences" || field === "places") {
    const before = add || belongs ? ((await scene.tools.getProfile({}))[field] ?? []) : [];
    const named = said
      .split(/,| and /)
      .map((each) => each.trim())
      .filter((each) => each !== "");
    const removes = add?.[1]?.toLowerCase() === "remove";
    const value = removes
      ? before.filter((each) => !named.some((other) => isSameText(other, each)))
      : [...new Set([...before, ...named])];
    return { suggestion: { kind: "edit_profile", input: { field, value } } };
  }
  if (field === "budget") {
    const value = spokenAmount(said);
    return value === undefined
      ? missing("Tell me the budget as an amount, such as $50,000.")
      : { suggestion: { kind: "edit_profile", input: { field, value } } };
  }
  if (field === "industry") {
    const value = industries.find((each: Industry) => said.toLowerCase().includes(each));
    return value === undefined
      ? missing("I don't know that industry. Choose one of these:", industries)
      : { suggestion: { kind: "edit_profile", input: { field, value } } };
  }
  return { suggestion: { kind: "edit_profile", input: { field, value: said } } };
}

/** What of an order says for what it is: nothing in "ok, order it" or "generate a campaign, please". */
const briefOf = (question: string): string =>
  question
    .replace(
      /\b(?:order|generate|create|make|give|get|run|produce)\b.{0,20}\b(?:campaigns?|concepts?|ideas?|it|that|this|one|them)\b/gi,
      "",
    )
    .replaceAll(
      /\b(?:ok|okay|yes|great|fine|good|so|then|now|do (?:it|that)|go ahead|please|thanks?|for (?:me|us)|for|about|that|to|with it|and)\b/gi,
      "",
    )
    .replaceAll(/[\s,.:;!?-]+/g, " ")
    .trim();

const briefLeast = 10;

/** The last thing that somebody told of a campaign or asked ideas for, before this question. */
function briefBefore(turn: Understood | undefined): string | undefined {
  if (turn === undefined) return undefined;
  const tells = turn.act?.act === "order_campaign" || turn.topic === "idea" || turn.topic === "campaigns";
  return tells && briefOf(turn.question).length >= 2 * briefLeast ? promptOf(turn) : briefBefore(turn.before);
}

/** The brief of an order: with what was told before, where it points to that ("make a campaign from that"). */
function promptOf(turn: Understood): string | undefined {
  const says = briefOf(turn.question).length >= briefLeast;
  const pointsBack = /\b(?:from|of|out of|with|like) (?:that|this|it|those|these|them)\b/i.test(
    turn.question,
  );
  if (says && !pointsBack) return turn.question.trim();
  const before = briefBefore(turn.before);
  return says ? [before, turn.question.trim()].filter((part) => part !== undefined).join("\n\n") : before;
}

async function campaignOrder({ u }: Scene): Promise<Prepared | undefined> {
  const prompt = promptOf(u);
  if (prompt === undefined)
    return missing("Tell me what the campaign is for: the product, the audience and what it should achieve.");
  const budget = spokenAmount(u.question, 10_000) ?? spokenAmount(prompt, 10_000);
  return {
    suggestion: {
      kind: "order_campaign",
      input: {
        prompt: beginning(prompt, 4_000),
        ...(budget === undefined || budget < 500 ? {} : { budget }),
      },
    },
  };
}

const pointsToAmount =
  /\b(?:that|this|the same)(?: exact| very)? (?:number|figure|amount|sum|price|total|much|offer|bid|counter(?:-?(?:offer|proposal))?|proposal)\b|\b(?:with|at|for|offer|send|say|tell (?:them|him|her)|go) (?:them )?(?:that|this|the same)\b(?! \p{L})|\b(?:counter|go|answer|reply|come back) with it\b|\bdo (?:it|that)\b/iu;

/** "That figure": the amount that was named last, by the reader or else by the answer before. */
function amountBefore({ u, earlier }: Scene): number | undefined {
  if (!pointsToAmount.test(u.question)) return undefined;
  const answer = earlier.find(({ author }) => author === "morgan")?.text ?? "";
  return u.before?.amount ?? spokenAmount(answer.split("\n")[0] ?? "");
}

/** An offer that is so many times more or less than what stands was rather misread. */
const farOff = 5;

async function counterOffer(scene: Scene): Promise<Prepared | undefined> {
  const deal = await theDeal(scene, ({ moves }) => moves.includes("propose"), "countered");
  if (isReply(deal)) return deal;
  const { question } = scene.u;
  const [event, detail] = await Promise.all([
    scene.tools.getEvent({ eventId: deal.eventId }),
    scene.tools.getDeal({ dealId: deal.id }),
  ]);
  const absent = event ? absentPackage(question, event) : undefined;
  if (event && absent !== undefined) return withoutPackage(event, absent);
  const list = event?.packages.find(({ id }) => id === deal.packageId)?.priceUsd;
  const own = detail?.offers.findLast(({ by }) => by === deal.ownSide)?.amountUsd;
  const amount = amountMeant(question, { standing: deal.amountUsd, list, own }) ?? amountBefore(scene);
  if (amount === undefined)
    return missing(`Tell me the amount to offer: ${usd(deal.amountUsd)} stands now for ${dealName(deal)}.`);
  if (amount * farOff < deal.amountUsd || amount > deal.amountUsd * farOff)
    return missing(
      `${usd(amount)} is far from the ${usd(deal.amountUsd)} that stands for ${dealName(deal)}, so I may have misread it. Tell me the amount in full.`,
    );
  return {
    suggestion: {
      kind: "counter_deal",
      input: { dealId: deal.id, amount, ...offeredTerms(question, detail, scene.u.today) },
    },
    left: leftTerms(question),
  };
}

const wantsLess = /%|\b(?:percent|half|middle|less|discount(?:ed)?|cheaper|(?:below|under) (?:the )?list)\b/i;

async function dealStart(scene: Scene): Promise<Prepared | undefined> {
  const event = await theEvent(scene);
  if (isReply(event)) return event;
  const [detail] = await eventDetails({
    ...scene,
    u: {
      ...scene.u,
      about: scene.u.about.filter(
        ({ id, eventId, kind }) => kind !== "event" || id === event.id || eventId === event.id,
      ),
    },
  });
  if (!detail) return missing("I can't find that event.");
  const meant = packageMeant(scene, detail);
  const absent = meant ? undefined : absentPackage(scene.u.question, detail);
  if (absent !== undefined) return withoutPackage(detail, absent);
  const offer = meant ?? onlyFree(detail);
  if (!offer)
    return missing(
      `Tell me which package of ${quotable(detail.name, 70)} you want.`,
      detail.packages
        .filter(({ spotsLeft }) => spotsLeft > 0)
        .map((each) => `${each.name} (${each.tier}) for ${usd(each.priceUsd)}`),
    );
  const amount =
    amountMeant(scene.u.question, { standing: offer.priceUsd, list: offer.priceUsd }) ?? amountBefore(scene);
  // The list price is no answer to "offer a little less".
  if (amount === undefined && wantsLess.test(scene.u.question))
    return missing(`Tell me the amount to offer: ${quotable(offer.name, 60)} costs ${usd(offer.priceUsd)}.`);
  return {
    suggestion: {
      kind: "start_deal",
      input: {
        packageId: offer.id,
        ...(amount === undefined || amount < 50 ? {} : { amount }),
        ...offeredTerms(scene.u.question, offer, scene.u.today),
      },
    },
    left: leftTerms(scene.u.question),
  };
}

function onlyFree({ packages }: ToolEventDetail): ToolPackage | undefined {
  const free = packages.filter(({ spotsLeft }) => spotsLeft > 0);
  return free.length === 1 ? free[0] : undefined;
}

/** Several that are to be saved: a card each, the first that isn't saved yet first. */
async function savingSeveral(scene: Scene): Promise<Prepared | undefined> {
  const named = aboutOf(scene, "event");
  if (
    named.length < 2 ||
    !(scene.u.isNamed || scene.u.pick?.all) ||
    !/\b(?:and|both|all|two)\b|,/i.test(scene.u.question)
  )
    return undefined;
  const saved = new Set((await scene.tools.listSavedEvents({ limit: 20 })).map(({ id }) => id));
  const [first, ...rest] = named.filter(({ id }) => !saved.has(id));
  if (!first) return undefined;
  const done = named.filter(({ id }) => saved.has(id)).map(({ name }) => quotable(name, 70));
  return {
    suggestion: { kind: "save_event", input: { eventId: first.id } },
    remark: [
      ...(done.length > 0
        ? [`${done.join(" and ")} ${done.length === 1 ? "is" : "are"} saved already.`]
        : []),
      ...rest.map(({ name }) => `A card saves one event: say “save ${quotable(name, 70)}” for that one.`),
    ].join(" "),
  };
}

async function saving(scene: Scene): Promise<Prepared | undefined> {
  const several = await savingSeveral(scene);
  if (several) return several;
  const event = await theEvent(scene);
  return isReply(event) ? event : { suggestion: { kind: "save_event", input: { eventId: event.id } } };
}

/** How each act becomes a card. Signing has none: it leads to the page. */
const kinds: Readonly<Partial<Record<Act, (scene: Scene) => Promise<Prepared | undefined>>>> = {
  save: saving,
  start: dealStart,
  counter: counterOffer,
  order_campaign: campaignOrder,
  set_profile: profileChange,
  ...dealActs,
  ...hostActs,
  ...ownActs,
};
