import { counted, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolHostedEvent } from "@marquee/adapters/ai/tool-results-market";
import { eventCategories } from "@marquee/contracts/enums";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { everyDeal } from "../every-deal.ts";
import { categoryName } from "../reading/categories.ts";
import type { Reply, Scene } from "../scene.ts";
import { asReference, isSigned, lineOf, lookedAt } from "./deal-lines.ts";
import { answerMarket } from "./market.ts";
import { ownEvents } from "./own-events.ts";

/** Whether a host asks what is bought most. */
export const asksBestSeller = (question: string): boolean =>
  /\bsells? (?:best|most|well)\b|\bbest[- ]?sell\w*|\b(?:actually|mostly|usually) (?:buy|sell|choose|take)s?\b|\bbuys? (?:most|best)\b|\bmost popular\b/i.test(
    question,
  );

/** Whether somebody asks why an event isn't published, or who sees it until then. */
export const asksReview = (question: string, isNamed = false): boolean =>
  (/\b(?:reject\w*|turn(?:ed)? down|declin\w*|refus\w*|not approved|approv\w*|reviewers?|(?:is|are)(?:n['’]?t| not|nt)? (?:it |they |that )?(?:not |n['’]t )?(?:live|published|online|public)|wrong with)\b/i.test(
    question,
  ) &&
    (isNamed || /\b(?:events?|listing|it|draft)\b/i.test(question))) ||
  asksWhoSees.test(question);

const asksWhoSees =
  /\b(?:sees?|seen|visible|look at|find)\b.{0,30}\bdrafts?\b|\bdrafts?\b.{0,30}\b(?:visible|seen|see it|public)\b/i;

/** Which level of package and which kind of event sell best, by what signed deals paid. */
export async function answerBestSeller({ tools }: Scene): Promise<Reply> {
  const [deals, events] = await Promise.all([everyDeal(tools, { side: "host" }), ownEvents(tools, "all")]);
  const signed = deals.filter(isSigned);
  if (signed.length === 0)
    return {
      verdict: "Nothing is sold yet, so there is no best seller.",
      body: "It shows here with your first signed deal.",
      question: "Should I say whom you could ask first?",
      options: ["Whom could I invite?"],
    };
  const ids = [...new Set(signed.map(({ eventId }) => eventId))];
  const details = await Promise.all(ids.map((eventId) => tools.getEvent({ eventId })));
  const own = new Map(events.map((event) => [event.id, event]));
  const pages = new Map(details.flatMap((event) => (event ? [[event.id, event] as const] : [])));
  const tierOf = (packageId: string, eventId: string): string | undefined =>
    [...(own.get(eventId)?.packages ?? []), ...(pages.get(eventId)?.packages ?? [])].find(
      ({ id }) => id === packageId,
    )?.tier;
  const kindOf = (eventId: string): string | undefined => {
    const category = eventCategories.find(
      (each) => each === (own.get(eventId)?.category ?? pages.get(eventId)?.category),
    );
    return category && categoryName(category);
  };
  const ranked = (keyOf: (deal: (typeof signed)[number]) => string | undefined) =>
    [...Map.groupBy(signed, keyOf)]
      .flatMap(([key, of]) =>
        key === undefined ? [] : [{ key, of, sum: of.reduce((sum, one) => sum + one.amountUsd, 0) }],
      )
      .toSorted((one, other) => other.sum - one.sum);
  const tiers = ranked(({ packageId, eventId }) => tierOf(packageId, eventId));
  const kinds = ranked(({ eventId }) => kindOf(eventId));
  const say = ({ key, of, sum }: (typeof tiers)[number]) =>
    `**${key}**: ${counted(of.length, "signed deal")}, ${usd(sum)}`;
  const [tier] = tiers;
  const [kind] = kinds;
  return {
    verdict: tier
      ? `Your ${tier.key} packages sell best: ${usd(tier.sum)} in ${counted(tier.of.length, "signed deal")}${kind ? `, and events about ${kind.key} most of all` : ""}.`
      : `You have ${counted(signed.length, "signed deal")}, worth ${usd(signed.reduce((sum, one) => sum + one.amountUsd, 0))}.`,
    body: [
      `By level:\n\n${bullets(tiers.map(say))}`,
      ...(kinds.length > 0 ? [`By kind of event:\n\n${bullets(kinds.map(say))}`] : []),
    ].join("\n\n"),
    question: "Should I show what is still free?",
    options: ["What is sold and what is free?"],
    shows: signed.slice(0, lookedAt).map(asReference),
  };
}

/** Why an event isn't published: what its host can see, and what can be done. */
export function answerReview(events: readonly ToolHostedEvent[], question: string): Reply {
  const drafts = events.filter(({ status }) => status === "draft");
  const [only] = events;
  if (only && events.length === 1) return statusOf(only, question);
  if (asksWhoSees.test(question))
    return {
      verdict: "Nothing: until you publish it, only you and your team see a draft.",
      body: "Sponsors find an event, its packages and prices once it is published, at once and without a review.",
      question: "Should I show your drafts?",
      options: [],
      shows: drafts.map(({ id, name }) => ({ kind: "event", id, name })),
    };
  return {
    verdict: "None of your events stands as rejected: you publish them yourself, without a review.",
    body:
      drafts.length === 0
        ? "All of your events are published. If one was taken down, your notifications and emails say why, and support answers questions about it."
        : `These are still drafts:\n\n${bullets(drafts.map(({ name, date }) => `**${quotable(name, 70)}**, ${onDay(date)}`))}\n\nEach is published on its own page under **Hosting**, which says what is missing.`,
    question: "Which event is it about?",
    options: [],
    shows: drafts.map(({ id, name }) => ({ kind: "event", id, name })),
  };
}

/** Whether one event is published, and what it would take. */
function statusOf(event: ToolHostedEvent, question: string): Reply {
  const { id, name, status, packages, date } = event;
  const title = quotable(name, 70);
  const isDraft = status === "draft";
  const isOff = status === "cancelled" || status === "canceled";
  return {
    verdict: isDraft
      ? `${asksWhoSees.test(question) ? "Nothing" : "Nobody has rejected it"}: ${title} is a draft, and only you and your team see it until you publish it.`
      : isOff
        ? `${title} is canceled, so nobody can sponsor it any more.`
        : `${title} is published: every brand can find it.`,
    body: isDraft
      ? `It takes place on ${onDay(date)} and has ${counted(packages.length, "package")}${packages.length === 0 ? ", which is what is missing" : ""}. Publishing needs no review: every brand finds it at once.`
      : "You publish events yourself, without a review.",
    question:
      isDraft && packages.length > 0 ? "Should I prepare to publish it?" : "Shall I show what is sold?",
    options: [],
    shows: [{ kind: "event", id, name }],
  };
}

/** Whether a price of one's own is asked to be judged. */
export const asksOwnPrice = (question: string): boolean =>
  /\b(?:priced?|charg\w+|ask(?:ing)? for|what i ask|cost)\b/i.test(question) &&
  /\b(?:right|fair|too (?:much|high|low|little|cheap|expensive)|okay|ok|reasonable|realistic|in line)\b/i.test(
    question,
  );

const judgedMost = 4;

/** A level's price at one's own events next to closed deals; asks for the event where none was spoken of. */
export async function answerOwnPrice(scene: Scene): Promise<Reply | undefined> {
  const { tools, u } = scene;
  const tier = u.ownWish.tier;
  const isOne = u.about.filter(({ kind }) => kind === "event").length === 1;
  if (isOne || tier === undefined) return isOne ? answerMarket(scene) : undefined;
  const own = (await ownEvents(tools, "ahead")).filter(
    ({ status, packages }) => status === "upcoming" && packages.some((one) => one.tier === tier),
  );
  const rows = await Promise.all(
    own
      .slice(0, judgedMost)
      .map(async (event) => ({ event, market: await tools.getMarketPrice({ eventId: event.id }) })),
  );
  const lines = rows.flatMap(({ event, market }) => {
    const offer = event.packages.find((one) => one.tier === tier);
    const closed = market?.tiers.find((one) => one.tier === tier)?.closed;
    if (!offer) return [];
    const median = closed ? closed.perAttendeeUsd.median * event.attendeeCount : undefined;
    const share =
      median === undefined || median === 0 ? undefined : Math.round((offer.priceUsd / median - 1) * 100);
    const judged =
      share === undefined || median === undefined
        ? "too few closed deals to judge"
        : `${share > 5 ? `${share}% above` : share < -5 ? `${-share}% below` : "in line with"} the ${usd(Math.round(median))} that closed deals say`;
    return [{ line: `**${quotable(event.name, 70)}**: ${usd(offer.priceUsd)}, ${judged}`, share }];
  });
  if (lines.length === 0) return undefined;
  const high = lines.filter(({ share }) => share !== undefined && share > 5).length;
  const low = lines.filter(({ share }) => share !== undefined && share < -5).length;
  return {
    verdict: `That depends on the event: of your next ${counted(lines.length, "event")} with ${tier}, ${high} ${high === 1 ? "asks" : "ask"} for more than closed deals paid, and ${low} for less.`,
    body: bullets(lines.map(({ line }) => line)),
    question: "Which event do you mean?",
    options: [],
    shows: rows.map(({ event }) => ({ kind: "event", id: event.id, name: event.name })),
  };
}

/** How sponsors are won again, with those who could be asked now. */
export async function answerComeBack({ tools }: Scene): Promise<Reply> {
  const done = await everyDeal(tools, { side: "host", status: "completed" });
  return {
    verdict:
      "Sponsors come back when they can show what they got: deliver on time, send them their numbers, and offer the renewal first.",
    body: [
      bullets([
        "**On time**: each promised benefit delivered by its day, with proof on the deal's page",
        "**Their numbers**: contacts, visits and reach within two weeks, while they still plan",
        "**First option**: the same place at this year's price until a day that you name",
        "**One thing better**: ask what they missed, and put exactly that into the renewal",
      ]),
      ...(done.length === 0
        ? []
        : [`Sponsors whom you could ask again:\n\n${bullets(done.slice(0, 5).map(lineOf))}`]),
    ].join("\n\n"),
    question: "Should I prepare a renewal with one of them?",
    options: [],
    shows: done.slice(0, 5).map(asReference),
  };
}

const comeBack =
  /\b(?:come(?:s)? back|return\w*|again|renew\w*|keep (?:a |my |our )?sponsors?|regulars?|win .{0,20}back|stay)\b/i;

/** Whether a question is about what brings a sponsor back. */
export const asksComeBack = (question: string): boolean => comeBack.test(question);
