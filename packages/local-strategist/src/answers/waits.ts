import { counted, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolDeal } from "@marquee/adapters/ai/tool-results";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import type { Reply, Scene } from "../scene.ts";
import { asReference, dealName, lineOf, lookedAt, otherOf } from "./deal-lines.ts";
import { askedAmong } from "./deals.ts";

/** What ends first comes first. */
const byDeadline = (deals: readonly ToolDeal[]): ToolDeal[] =>
  deals.toSorted((one, other) => (one.expiresAt ?? "9").localeCompare(other.expiresAt ?? "9"));

/** Benefits that the other side says to have delivered, and that the reader has not accepted. */
async function deliveredTo({ tools }: Scene, deals: readonly ToolDeal[]): Promise<string[]> {
  const signed = deals.filter(({ status, ownSide }) => status === "active" && ownSide === "brand");
  const details = await Promise.all(
    signed.slice(0, askedAmong).map(({ id }) => tools.getDeal({ dealId: id })),
  );
  return details.flatMap((detail) =>
    (detail?.deliverables ?? [])
      .filter(({ status, owner }) => status === "delivered" && owner !== detail?.ownSide)
      .map(({ benefit }) => `**${quotable(benefit, 80)}** for ${quotable(detail?.eventName, 70)}`),
  );
}

/** What waits for the reader, as sponsor and as host. */
export async function answerWaits(scene: Scene): Promise<Reply> {
  const [deals, owed, offers, inquiries] = await Promise.all([
    scene.tools.listDeals({ limit: lookedAt }),
    scene.tools.listOwed({ limit: 5 }),
    scene.tools.listOffers({ limit: lookedAt }),
    scene.tools.listInquiries({ awaitsReader: true, limit: 5 }),
  ]);
  const waiting = deals.filter(({ moves }) => moves.includes("accept") || moves.includes("sign"));
  const toAnswer = offers.filter(({ dealId }) => !waiting.some(({ id }) => id === dealId));
  const open = deals.filter(
    (deal) => !waiting.includes(deal) && !["completed", "cancelled"].includes(deal.status),
  );
  const delivered = await deliveredTo(scene, open);
  const lines = [
    ...byDeadline(waiting).map(lineOf),
    ...toAnswer.map(
      (offer) =>
        `**${dealName(offer)}**: ${usd(offer.amountUsd)} asked by ${otherOf(offer)}, waits for your answer${offer.expiresAt ? ` until ${onDay(offer.expiresAt)}` : ""}`,
    ),
    ...inquiries.map(
      ({ eventName, with: other, lastMessage }) =>
        `**${quotable(eventName, 70)}**: ${quotable(other.company || other.name, 60)} ${lastMessage.includes("?") ? "asks" : "wrote"}: “${quotable(lastMessage, 100)}”`,
    ),
    ...owed.map(
      ({ benefit, eventName, dueDate, overdue }) =>
        `**${quotable(benefit, 80)}** for ${quotable(eventName, 70)}: due ${onDay(dueDate)}${overdue ? ", overdue" : ""}`,
    ),
  ];
  const isAll = /\bgoing|stand\b|both|as sponsor\b/.test(foldLetters(scene.u.question));
  return {
    verdict:
      lines.length === 0
        ? "Nothing waits for you right now."
        : `${counted(lines.length, "thing")} ${lines.length === 1 ? "waits" : "wait"} for you.`,
    body: [
      bullets(lines),
      ...(delivered.length > 0
        ? [`Delivered to you, and waiting for you to accept it:\n\n${bullets(delivered)}`]
        : []),
      ...(isAll && open.length > 0
        ? [
            `Also open, on the other side's turn:\n\n${bullets(open.map((deal) => `${lineOf(deal)} (you are the ${deal.ownSide})`))}`,
          ]
        : []),
    ].join("\n\n"),
    question: "Where would you like to start?",
    options: [],
    shows: [...waiting, ...(isAll ? open : [])].map(asReference),
  };
}
