import { counted, inNumbers, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolAgreement, ToolDeal, ToolDealDetail, ToolOwed } from "@marquee/adapters/ai/tool-results";
import type { DealStatus } from "@marquee/contracts/deals/deal-moves";
import { usd } from "@marquee/contracts/text/usd";
import { type Answer, type AnswerScene, bullets } from "./answer.ts";

import { namedDeals } from "./named-things.ts";
import { daysAhead, daysLater } from "./period.ts";

/** The most that one look-up returns. */
const lookedAtDeals = 20;
const shownDeals = 8;

const statusWords: Record<DealStatus, string> = {
  negotiating: "negotiating",
  pending: "waiting for signatures",
  active: "active",
  completed: "completed",
  cancelled: "canceled",
};

const askedStatus: readonly (readonly [DealStatus, RegExp])[] = [
  ["negotiating", /\b(?:negotiating|negotiated|open|in negotiation)\b/],
  ["pending", /\b(?:pending|unsigned|waiting for (?:a )?signatures?|to (?:be )?sign(?:ed)?)\b/],
  ["active", /\b(?:active|running|signed|current)\b/],
  ["completed", /\b(?:completed|finished|done|closed|past)\b/],
  ["cancelled", /\b(?:cancel(?:l)?ed|declined|lost|rejected)\b/],
];

const otherOf = (deal: Pick<ToolDeal, "with">) => quotable(deal.with.company || deal.with.name, 60);
const nameOf = ({ eventName, packageName }: Pick<ToolDeal, "eventName" | "packageName">) =>
  `${quotable(eventName, 70)}, ${quotable(packageName, 60)}`;

/** The reader's deals: those with a status, the one that the question names, or all of them. */
export async function answerDeals(scene: AnswerScene): Promise<Answer> {
  const asked = scene.question.toLowerCase();
  const deals = await scene.tools.listDeals({ limit: lookedAtDeals });
  if (deals.length === 0) return noDeals();
  const named = namedDeals(scene, deals);
  const [only] = named;
  if (only && named.length === 1) return oneDeal(scene, only);
  const status = askedStatus.find(([, words]) => words.test(asked))?.[0];
  const among = named.length > 1 ? named : deals;
  const chosen = status ? among.filter((deal) => deal.status === status) : among;
  if (/\b(?:biggest|largest|most valuable|highest)\b/.test(asked)) {
    const [top] = chosen.toSorted((left, right) => right.amountUsd - left.amountUsd);
    if (top) return oneDeal(scene, top);
  }
  if (status && chosen[0] && chosen.length === 1 && !/\bhow many\b/.test(asked))
    return oneDeal(scene, chosen[0]);
  return dealList(chosen, status);
}

function noDeals(): Answer {
  return {
    verdict: "You don't take part in any sponsorship deals yet.",
    body: "A deal begins with an offer for a package on an event's page, or with **New deal** in the Sponsorship Hub. An offer holds the spot until it's answered or expires.",
    question: "Which kind of event should your first deal be about?",
    options: ["Find events that fit us", "Show the sponsorship packages"],
  };
}

function dealList(deals: readonly ToolDeal[], status: DealStatus | undefined): Answer {
  const kind = status ? `${statusWords[status]} ` : "";
  const standing = deals.filter((deal) => status === "cancelled" || deal.status !== "cancelled");
  const total = standing.reduce((sum, { amountUsd }) => sum + amountUsd, 0);
  const together = `worth ${usd(total)} together${standing.length < deals.length ? ", without canceled ones" : ""}`;
  const lines = deals
    .slice(0, shownDeals)
    .map(
      (deal) =>
        `**${nameOf(deal)}**: ${usd(deal.amountUsd)} with ${otherOf(deal)}, ${statusWords[deal.status]}${waitsFor(deal)}`,
    );
  const more =
    deals.length > shownDeals
      ? `\n\n${inNumbers(deals.length - shownDeals)} more are in the Sponsorship Hub.`
      : "";
  const count = deals.length === lookedAtDeals ? `at least ${lookedAtDeals}` : inNumbers(deals.length);
  return {
    verdict:
      deals.length === 0
        ? `You have no deals that are ${statusWords[status ?? "active"]} right now.`
        : status === undefined
          ? `You take part in ${count} ${deals.length === 1 ? "deal" : "deals"}, ${together}.`
          : `${count === "1" ? "One deal is" : `${count} deals are`} ${kind.trim()}, ${together}.`,
    body: `${bullets(lines)}${more}`,
    question: "Which deal do you want to look at?",
    options: deals
      .slice(0, 2)
      .map((deal) => quotable(`Tell me about the ${deal.eventName} deal`, 99))
      .concat("What needs my attention?"),
  };
}

/** Whose turn it is, as far as the reader's possible moves tell. */
function waitsFor({ status, moves, expiresAt }: ToolDeal): string {
  if (moves.includes("accept"))
    return `, waits for your answer${expiresAt ? ` until ${onDay(expiresAt)}` : ""}`;
  if (moves.includes("sign")) return ", waits for your signature";
  if (status === "negotiating")
    return `, waits for the other side${expiresAt ? ` until ${onDay(expiresAt)}` : ""}`;
  return "";
}

async function oneDeal(scene: AnswerScene, listed: ToolDeal): Promise<Answer> {
  const wantsAgreement = /\b(?:agreements?|contracts?|sign\w*)\b/i.test(scene.question);
  const [deal, agreement] = await Promise.all([
    scene.tools.getDeal({ dealId: listed.id }),
    wantsAgreement ? scene.tools.getAgreement({ dealId: listed.id }) : null,
  ]);
  const lines = deal ? [...dealLines(deal), ...(agreement ? agreementLines(agreement) : [])] : [];
  return {
    verdict: `${nameOf(listed)} is ${statusWords[listed.status]} at ${usd(listed.amountUsd)} with ${otherOf(listed)}.`,
    body: bullets(lines),
    question: nextStep(listed),
    options: ["What needs my attention?", "What do I owe this week?", "Show all of my deals"],
  };
}

function nextStep({ moves }: ToolDeal): string {
  if (moves.includes("accept")) return "Do you want to accept this offer, or counter it?";
  if (moves.includes("sign")) return "Do you want to read the agreement before you sign?";
  return "Which of your other deals should we look at?";
}

function dealLines(deal: ToolDealDetail): string[] {
  const [newest] = deal.offers;
  const own = deal.deliverables.filter(({ owner }) => owner === deal.ownSide).length;
  const open = deal.deliverables.filter(
    ({ status }) => !["accepted", "waived", "delivered"].includes(status),
  );
  return [
    `**You are**: the ${deal.ownSide}; version ${deal.version} was ${deal.offerKind === "offer" ? "offered" : "asked for"} by the ${deal.offeredBy}`,
    ...(newest ? [`**Latest version**: ${usd(newest.amountUsd)} on ${onDay(newest.createdAt)}`] : []),
    ...(deal.expiresAt ? [`**Offer expires**: ${onDay(deal.expiresAt)}`] : []),
    ...(deal.closingDate ? [`**Closing date**: ${onDay(deal.closingDate)}`] : []),
    ...(deal.signedAt ? [`**Signed**: ${onDay(deal.signedAt)}`] : []),
    `**Event**: ${onDay(deal.eventDate)}`,
    ...(deal.addOns.length > 0
      ? [
          `**Add-ons**: ${deal.addOns.map(({ benefit, priceUsd }) => `${quotable(benefit, 80)} for ${usd(priceUsd)}`).join("; ")}`,
        ]
      : []),
    ...(deal.kpis.length > 0 ? [`**KPIs**: ${deal.kpis.map((kpi) => quotable(kpi, 80)).join("; ")}`] : []),
    ...(deal.deliverables.length > 0
      ? [
          `**Deliverables**: ${counted(deal.deliverables.length, "item")}, ${inNumbers(own)} of them yours, ${inNumbers(open.length)} open`,
        ]
      : []),
    ...(deal.roi === null ? [] : [`**ROI**: ${deal.roi}x`]),
    ...(deal.endReason ? [`**Ended**: ${quotable(deal.endReason, 160)}`] : []),
    ...(deal.moves.length > 0
      ? [`**You can**: ${deal.moves.map((move) => moveWords[move]).join(", ")}`]
      : []),
  ];
}

const moveWords: Record<ToolDeal["moves"][number], string> = {
  propose: "send an offer",
  request_changes: "request changes",
  accept: "accept",
  sign: "sign",
  decline: "decline",
  cancel: "cancel",
  complete: "complete it",
  renew: "renew it",
};

const agreementWords: Record<ToolAgreement["status"], string> = {
  draft: "a draft that nobody can sign yet",
  awaiting_brand: "waits for the brand's signature",
  awaiting_host: "signed by the brand, waits for the host",
  signed: "signed by both sides",
  void: "void, because the deal was canceled",
};

function agreementLines({ status, signatures }: ToolAgreement): string[] {
  const valid = signatures.filter((one) => !one.void);
  return [
    `**Agreement**: ${agreementWords[status]}`,
    ...valid.map(({ side, name, at }) => `**Signed for the ${side}**: ${quotable(name, 60)}, ${onDay(at)}`),
  ];
}

/** The status of the agreements of the reader's deals. */
export async function answerAgreements(scene: AnswerScene): Promise<Answer> {
  const deals = await scene.tools.listDeals({ limit: lookedAtDeals });
  const named = namedDeals(scene, deals);
  if (named[0] && named.length === 1) return oneDeal(scene, named[0]);
  const agreed = deals
    .filter(({ status }) => status !== "negotiating" && status !== "cancelled")
    .slice(0, shownDeals);
  if (agreed.length === 0) {
    return {
      verdict: "You have no agreement yet: one is made once both sides accept a deal's terms.",
      body: "The brand signs first, then the host. You find each agreement on its deal's page.",
      question: "Do you want to see your open deals?",
      options: ["Show all of my deals", "Find events that fit us"],
    };
  }
  const read = await Promise.all(agreed.map(({ id }) => scene.tools.getAgreement({ dealId: id })));
  const pairs = agreed.flatMap((deal, at) => (read[at] ? [{ deal, agreement: read[at] }] : []));
  const toSign = pairs.filter(({ deal }) => deal.moves.includes("sign")).length;
  return {
    verdict:
      toSign === 0
        ? "No agreement waits for your signature."
        : `${counted(toSign, "agreement")} ${toSign === 1 ? "waits" : "wait"} for your signature.`,
    body: bullets(
      pairs.map(({ deal, agreement }) => `**${nameOf(deal)}**: ${agreementWords[agreement.status]}`),
    ),
    question: "Which agreement do you want to look at?",
    options: ["What needs my attention?", "Show all of my deals"],
  };
}

/** What the reader has to deliver within the days that the question names. */
export async function answerOwed(scene: AnswerScene): Promise<Answer> {
  const days = daysAhead(scene.question, scene.now);
  const owed = await scene.tools.listOwed({ limit: 20, ...(days ? { until: days.to } : {}) });
  const late = owed.filter(({ overdue }) => overdue);
  const due = owed.filter(({ overdue }) => !overdue);
  const when = days ? ` by ${onDay(days.to)}` : "";
  const lateness =
    late.length > 0 ? ` ${inNumbers(late.length)} of them ${late.length === 1 ? "is" : "are"} overdue.` : "";
  return {
    verdict:
      owed.length === 0
        ? `You owe nothing${when}.`
        : `You have ${counted(owed.length, "thing")} to deliver${when}.${lateness}`,
    body:
      owed.length === 0
        ? "What you have to deliver stands on each deal's page, under Deliverables, with its day."
        : bullets([...late, ...due].map(owedLine)),
    question:
      owed.length === 0
        ? "Do you want to see what comes later?"
        : "Which of these do you want to work on first?",
    options: ["What needs my attention?", "Show all of my deals"],
  };
}

function owedLine(one: ToolOwed): string {
  const { dueDate, overdue, benefit, eventName, packageName, with: other, status } = one;
  const begun = status === "in_progress" ? ", in progress" : status === "disputed" ? ", disputed" : "";
  const late = overdue ? ", overdue" : "";
  return `**${onDay(dueDate)}**${late}: ${quotable(benefit, 100)} for ${quotable(other.company || other.name, 60)} (${quotable(eventName, 70)}, ${quotable(packageName, 60)})${begun}`;
}

/** What is waiting for the reader: answers, signatures, messages, and what is due within a week. */
export async function answerAttention(scene: AnswerScene): Promise<Answer> {
  const today = scene.now.slice(0, 10);
  const [deals, owed, balance] = await Promise.all([
    scene.tools.listDeals({ limit: lookedAtDeals }),
    scene.tools.listOwed({ until: daysLater(today, 7), limit: 20 }),
    scene.tools.getCreditBalance({}),
  ]);
  const waiting = deals.filter(({ moves }) => moves.includes("accept") || moves.includes("sign"));
  const unread = deals.filter((deal) => deal.unreadMessages && !waiting.includes(deal));
  const lines = [
    ...waiting.map(
      (deal) => `**${nameOf(deal)}**: ${usd(deal.amountUsd)} with ${otherOf(deal)}${waitsFor(deal)}`,
    ),
    ...owed.slice(0, 5).map(owedLine),
    ...unread.map((deal) => `**${nameOf(deal)}**: unread messages from ${otherOf(deal)}`),
    `**Credits**: ${counted(balance.availableCredits, "credit")} available`,
  ];
  const count = waiting.length + owed.length + unread.length;
  return {
    verdict:
      count === 0
        ? "Nothing waits for you right now."
        : `${counted(count, "thing")} ${count === 1 ? "needs" : "need"} your attention.`,
    body: bullets(lines),
    question: "Where would you like to start?",
    options: waiting
      .slice(0, 1)
      .map((deal) => quotable(`Tell me about the ${deal.eventName} deal`, 99))
      .concat("What do I owe this week?", "Show all of my deals"),
  };
}
