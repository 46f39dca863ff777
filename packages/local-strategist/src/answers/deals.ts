import { counted, inNumbers, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolDeal, ToolDealDetail } from "@marquee/adapters/ai/tool-results";
import { foldLetters, holdAll } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { everyDeal } from "../every-deal.ts";
import { tierIn } from "../reading/wish.ts";
import { aboutOrFocus, eventsOf, type Reply, type Scene } from "../scene.ts";
import type { Reference } from "../understanding/references.ts";
import { isClaim } from "./claims.ts";
import {
  asReference,
  dealName,
  lineOf,
  lookedAt,
  otherOf,
  statusWords,
  sumOf,
  turnOf,
} from "./deal-lines.ts";
import { againstList, listPriceBeside } from "./list-price.ts";

/** The reader's deals that the question means: named, pointed to, or at an event that it is about. */
export async function dealsMeant({ tools, u }: Scene): Promise<ToolDeal[]> {
  const deals = await tools.listDeals({ limit: lookedAt });
  const about = aboutOrFocus(u);
  const ids = new Set(about.filter(({ kind }) => kind === "deal").map(({ id }) => id));
  const byId = deals.filter(({ id }) => ids.has(id));
  const events = new Set(eventsOf({ u }));
  const packages = new Set(about.filter(({ kind }) => kind === "package").map(({ id }) => id));
  const byEvent = deals.filter(({ eventId, packageId }) => events.has(eventId) || packages.has(packageId));
  const meant = byId.length > 0 ? byId : byEvent;
  const hosts = about.filter(({ kind }) => kind === "host").map(({ name }) => foldLetters(name));
  const byHost = deals.filter(
    (deal) => hosts.includes(foldLetters(deal.with.company)) || hosts.includes(foldLetters(deal.with.name)),
  );
  const asked = foldLetters(u.question);
  const ofAsker = meant.length > 1 ? await withWhoAsked(meant, about, tools) : [];
  if (ofAsker.length === 1) return ofAsker;
  const byCompany = (meant.length > 0 ? meant : deals).filter((deal) =>
    asked.includes(foldLetters(deal.with.company).split(" ")[0] || "\u0000"),
  );
  if (meant.length !== 1 && byCompany.length === 1) return byCompany;
  const { amount } = u.pick ?? {};
  if (meant.length !== 1 && amount !== undefined) {
    const near = (meant.length > 0 ? meant : deals).filter(
      ({ amountUsd }) => Math.abs(amountUsd - amount) < 500,
    );
    if (near.length > 0) return near;
  }
  const words = u.pick?.words;
  const all =
    meant.length > 0 ? meant : byHost.length > 0 ? byHost : await byTellingWords(deals, asked, tools);
  for (const told of [words, u.ownWish.places]) {
    const fitting = all.length > 1 && told ? await placed(all, told, tools) : [];
    if (fitting.length > 0) return fitting;
  }
  return all;
}

/** Of several deals at an event, those with whoever wrote the question that was spoken of. */
async function withWhoAsked(
  deals: readonly ToolDeal[],
  about: readonly Reference[],
  tools: Scene["tools"],
): Promise<ToolDeal[]> {
  const ids = new Set(about.flatMap(({ kind, id }) => (kind === "inquiry" ? [id] : [])));
  if (ids.size === 0) return [];
  const asking = (await tools.listInquiries({ limit: lookedAt })).filter(({ id }) => ids.has(id));
  return deals.filter((deal) => asking.some(({ with: other }) => other.company === deal.with.company));
}

/** Words that say nothing about which deal is meant. */
const general = new Set(
  "deal deals offer offers event events partner package sponsor sponsorship about there their other would should could which where what when still today week days summit conference expo forum signed signature agreement counter accept decline cancel message amount price money between please thing things first second before after never lower raise".split(
    " ",
  ),
);

/** The open deals that share a telling word with the question: "our cyber bid", "the Boston offer". */
async function byTellingWords(
  deals: readonly ToolDeal[],
  asked: string,
  tools: Scene["tools"],
): Promise<ToolDeal[]> {
  const words = (asked.match(/\p{L}{5,}/gu) ?? []).filter((word) => !general.has(word));
  if (
    words.length === 0 ||
    !/\b(?:bid|deal|offer|talks|proposal|negotiat\w*|put in front|on the table)\b/.test(asked)
  )
    return [];
  const open = deals.filter(({ status }) => status !== "completed" && status !== "cancelled");
  const events = await Promise.all(open.map(({ eventId }) => tools.getEvent({ eventId })));
  const fitting = open.filter((deal, at) => {
    const text = foldLetters(
      ` ${deal.eventName} ${deal.packageName} ${deal.with.company} ${deal.with.name} ${events[at]?.location ?? ""} ${events[at]?.category ?? ""}`,
    );
    return words.some((word) => text.includes(` ${foldLetters(word).slice(0, 6)}`));
  });
  return fitting.length < open.length || open.length === 1 ? fitting : [];
}

/** The deals whose event is at a place, or whose texts have the words. */
async function placed(
  deals: readonly ToolDeal[],
  words: readonly string[],
  tools: Scene["tools"],
): Promise<ToolDeal[]> {
  const events = await Promise.all(deals.map(({ eventId }) => tools.getEvent({ eventId })));
  return deals.filter((deal, at) => {
    const texts = [deal.eventName, deal.packageName, deal.with.company, events[at]?.location ?? ""];
    return holdAll(texts, words.map(foldLetters));
  });
}

/** All deals, or those of a status or a side. */
export async function answerDeals(scene: Scene): Promise<Reply> {
  const asked = foldLetters(scene.u.question);
  const { about, isPicked, isNamed } = scene.u;
  const picked =
    isPicked && about.length === 1 && about[0]?.kind === "deal" ? await answerDeal(scene) : undefined;
  if (picked) return picked;
  const all = await everyDeal(scene.tools);
  // "What is signed for it?" is about the one event that was named or pointed to.
  const events = new Set(about.flatMap(({ kind, id }) => (kind === "event" ? [id] : [])));
  const isOfOne =
    events.size === 1 &&
    (isNamed || /\b(?:for|at|about|there|with) (?:it|that|this|there)\b|\bthere\b/.test(asked));
  const named = new Set(isNamed ? about.flatMap(({ kind, id }) => (kind === "deal" ? [id] : [])) : []);
  const deals =
    named.size > 0
      ? all.filter(({ id }) => named.has(id))
      : isOfOne
        ? all.filter(({ eventId }) => events.has(eventId))
        : all;
  const isOpen = ({ status }: ToolDeal) => status !== "completed" && status !== "cancelled";
  const unsigned =
    /(?:\bnot|n['’]t|\bwithout|\bno|\byet to|\bstill to)[ -]?(?:been |be |yet |fully )*(?:sign\w*|final\w*|clos\w*|agreed)\b|\bunsigned\b/.test(
      asked,
    );
  const overIsOut =
    /\b(?:leaving|leave|without|except\w*|excluding|apart from|besides|ignor\w+|minus|not)\b (?:\S+ ){0,2}?(?:completed|finished|past|done|over)\b|\b(?:completed|finished|past)\b[^,.;]{0,24}\baside\b/.test(
      asked,
    );
  const status = (
    [
      ["completed", /\bcompleted|finished|past\b/],
      ["cancelled", /\bcancel(?:l)?ed|lost|declined\b/],
      ["pending", /\bunsigned|pending|to sign\b/],
      ["active", /\bactive|running|signed\b/],
      ["negotiating", /\bopen|negotiating|negotiated\b/],
    ] as const
  ).find(([, words]) => words.test(asked))?.[0];
  const running = overIsOut || /\b(?:running|open|going|live|current\w*|ongoing)\b/.test(asked);
  const fitting = deals.filter((deal) =>
    unsigned
      ? isOpen(deal) && deal.status !== "active"
      : running
        ? isOpen(deal)
        : status === undefined || deal.status === status,
  );
  // What can still be acted on is first.
  const chosen = [...fitting.filter(isOpen), ...fitting.filter((deal) => !isOpen(deal))];
  const sides = new Set(deals.map(({ ownSide }) => ownSide));
  if (chosen.length === 0)
    return {
      verdict:
        deals.length === 0 && isOfOne
          ? "No, you have no deal there."
          : deals.length === 0
            ? "No, you have no sponsorship deals yet."
            : `No, you have no deals that are ${status ?? "open"} now.`,
      body: "A deal begins with an offer for a package on an event's page.",
      question: "Should I look for events that fit you?",
      options: ["Which events fit us?"],
    };
  return {
    verdict: `You have ${counted(chosen.length, running ? "open deal" : "deal")}, worth ${usd(sumOf(chosen))} together.`,
    body: bullets(
      chosen
        .slice(0, 8)
        .map((deal) => (sides.size > 1 ? `${lineOf(deal)} (you are the ${deal.ownSide})` : lineOf(deal))),
    ),
    question: "Shall I show one of them in detail?",
    options: [],
    shows: chosen.slice(0, lookedAt).map(asReference),
  };
}

/** So many deals are listed where an answer asks which one is meant. */
export const askedAmong = 6;

/** One deal: its terms, where it stands, and how an amount compares with it. */
export async function answerDeal(scene: Scene): Promise<Reply | undefined> {
  const meant = await dealsMeant(scene);
  const [listed] = meant;
  if (!listed) return undefined;
  if (meant.length > 1)
    return {
      verdict: "Which one of these do you mean?",
      body: bullets([
        ...meant.slice(0, askedAmong).map(lineOf),
        ...(meant.length > askedAmong ? [`and ${counted(meant.length - askedAmong, "other")}`] : []),
      ]),
      question: "Tell me its event or its amount.",
      options: meant
        .slice(0, 3)
        .map(({ eventName, packageName }) => quotable(`${packageName} at ${eventName}`, 99)),
      shows: meant.map(asReference),
      isUnable: true,
    };
  const [deal, agreement] = await Promise.all([
    scene.tools.getDeal({ dealId: listed.id }),
    scene.tools.getAgreement({ dealId: listed.id }),
  ]);
  if (!deal) return undefined;
  const asked = foldLetters(scene.u.question);
  const { amount } = scene.u;
  const asksList = /\b(?:list|sticker|catalog(?:ue)?|full price)\b/.test(asked);
  const asksEvent =
    /\b(?:date|when|what day|where|city|place|venue|how many (?:people|visitors|attendees))\b/.test(asked);
  const event = asksList || asksEvent ? await scene.tools.getEvent({ eventId: listed.eventId }) : null;
  const tier = tierIn(asked);
  const other = asksList
    ? event?.packages.find((each) => each.tier === tier && each.id !== listed.packageId)
    : undefined;
  if (event && other) return listPriceBeside(listed, other, event.id);
  const list = asksList ? event?.packages.find(({ id }) => id === listed.packageId)?.priceUsd : undefined;
  if (list !== undefined) return againstList(listed, list, amount ?? listed.amountUsd);
  const difference = amount === undefined ? undefined : listed.amountUsd - amount;
  const compares = difference !== undefined && /\bcompare|instead|how would|difference\b/.test(asked);
  const signed = agreement?.signatures.filter((each) => !each.void) ?? [];
  const claims =
    (/\bwe signed|signed\b.*\bright|already signed\b|\bis signed\b/.test(asked) ||
      (/\bsign(?:ed)?\b/.test(asked) &&
        (isClaim(asked) || /\bdidn['’]?t we\b|\b(?:i|we) (?:think|believe)\b|\bright\?$/.test(asked)))) &&
    !["active", "completed"].includes(listed.status);
  const delivery =
    /\bdeliver\w*|promised|\bgot\b.*\beverything\b/.test(asked) &&
    /^(?:has|have|did|is|are|was|were|do|does)\b/.test(asked)
      ? deliveryVerdict(deal)
      : undefined;
  return {
    verdict:
      delivery ??
      (compares
        ? `${usd(amount ?? 0)} is ${usd(Math.abs(difference))} ${difference >= 0 ? "below" : "above"} the ${usd(listed.amountUsd)} that stands for ${dealName(listed)}.`
        : `${claims ? "No, nobody has signed it: " : ""}${dealName(listed)} is ${statusWords[listed.status]} at ${usd(listed.amountUsd)} with ${otherOf(listed)}${turnOf(listed)}.`),
    body: bullets([
      ...(event
        ? [
            `**The event**: ${onDay(event.date)}, ${quotable(event.location, 80)}, ${inNumbers(event.attendeeCount)} attendees`,
          ]
        : []),
      ...termsOf(
        deal,
        asked,
        signed.map(({ side, name, at }) => `**Signed for the ${side}**: ${quotable(name, 60)}, ${onDay(at)}`),
        listed,
      ),
    ]),
    question: listed.moves.includes("accept")
      ? "Do you want to accept, counter or decline it?"
      : "What would you like to know about it?",
    options: [],
    shows: [asReference(listed)],
  };
}

/** Whether all of a deal's benefits are delivered, and which are not. */
function deliveryVerdict({ deliverables, eventName }: ToolDealDetail): string | undefined {
  const open = deliverables
    .filter(({ status }) => !["accepted", "delivered", "waived"].includes(status))
    .toSorted((one, other) => (one.dueDate ?? "9").localeCompare(other.dueDate ?? "9"));
  if (deliverables.length === 0) return undefined;
  if (open.length === 0)
    return `Yes: all ${deliverables.length} benefits of ${quotable(eventName, 70)} are delivered.`;
  const [next] = open;
  return `No: ${deliverables.length - open.length} of ${deliverables.length} benefits of ${quotable(eventName, 70)} are delivered; next is “${quotable(next?.benefit, 80)}”${next?.dueDate ? `, due ${onDay(next.dueDate)}` : ""}.`;
}

function termsOf(deal: ToolDealDetail, asked: string, signed: readonly string[], listed: ToolDeal): string[] {
  const all = deal.deliverables;
  const done = all.filter(({ status }) => ["accepted", "delivered", "waived"].includes(status));
  const theirs = all.filter(({ owner }) => owner !== deal.ownSide);
  const open = all.filter((each) => !done.includes(each));
  const signing =
    listed.status === "pending"
      ? [
          `**To sign**: the brand signs first, then the host${deal.closingDate ? `, by ${onDay(deal.closingDate)}` : ""}`,
        ]
      : [];
  const deliverables =
    all.length === 0
      ? []
      : [
          `**Delivered**: ${open.length === 0 ? `yes, all ${all.length} of ${all.length}` : `${done.length} of ${all.length}`}`,
          ...open
            .slice(0, 8)
            .map(
              ({ benefit, owner, dueDate }) =>
                `**Open, owed by ${owner === deal.ownSide ? "you" : otherOf(deal)}**: ${quotable(benefit, 100)}${dueDate ? `, due ${onDay(dueDate)}` : ""}`,
            ),
        ];
  const wantsDelivery = /\bdeliver\w*|promised|owes?\b/.test(asked);
  return [
    ...signing,
    ...signed,
    ...(wantsDelivery ? deliverables : []),
    `**Benefits**: ${deal.benefits.map((benefit) => quotable(benefit, 100)).join("; ") || "none are listed"}`,
    ...(deal.addOns.length > 0
      ? [
          `**Add-ons**: ${deal.addOns.map(({ benefit, priceUsd }) => `${quotable(benefit, 80)} for ${usd(priceUsd)}`).join("; ")}`,
        ]
      : []),
    ...(deal.kpis.length > 0
      ? [`**Agreed targets**: ${deal.kpis.map((kpi) => quotable(kpi, 80)).join("; ")}`]
      : []),
    ...(deal.closingDate ? [`**Closing date**: ${onDay(deal.closingDate)}`] : []),
    ...(deal.notes ? [`**Notes**: ${quotable(deal.notes, 160)}`] : []),
    ...deal.offers
      .slice(0, 4)
      .map(
        ({ by, amountUsd, note, createdAt, kind }) =>
          `**${onDay(createdAt)}**: the ${by} ${kind === "offer" ? "offered" : "asked for"} ${usd(amountUsd)}${note ? `, “${quotable(note, 120)}”` : ""}`,
      ),
    ...(wantsDelivery ? [] : deliverables.slice(0, 1)),
    ...(theirs.length > 0 && wantsDelivery ? [`**They owe in all**: ${counted(theirs.length, "item")}`] : []),
    ...(deal.endReason ? [`**Ended because**: ${quotable(deal.endReason, 160)}`] : []),
  ];
}

/** What is left of the profile's budget after what the reader agreed to. */
export async function answerBudgetLeft(scene: Scene): Promise<Reply> {
  const [profile, deals] = await Promise.all([
    scene.tools.getProfile({}),
    scene.tools.listDeals({ side: "brand", limit: lookedAt }),
  ]);
  const agreed = deals.filter(({ status }) => status === "pending" || status === "active");
  const sum = sumOf(agreed);
  const { budgetUsd } = profile;
  const [event] = await Promise.all(
    eventsOf(scene)
      .slice(0, 1)
      .map((eventId) => scene.tools.getEvent({ eventId })),
  );
  const date =
    event && /\bwhen|start\b/i.test(scene.u.question)
      ? `${quotable(event.name, 70)} starts on ${onDay(event.date)}. `
      : "";
  return {
    verdict:
      budgetUsd === null
        ? `${date}Your profile names no budget, so I can't say what is left of it.`
        : `${date}${usd(budgetUsd - sum)} of your ${usd(budgetUsd)} is left after ${usd(sum)} in agreed deals.`,
    body: bullets(agreed.map(lineOf)),
    question: "Do you want to see what fits into that?",
    options: [],
    shows: scene.u.about,
  };
}
