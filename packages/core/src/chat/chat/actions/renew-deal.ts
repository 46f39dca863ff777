import type { SuggestionInput } from "@marquee/contracts/chat/action-inputs";
import { AppError } from "@marquee/contracts/errors";
import { longDays } from "@marquee/contracts/text/day-text";
import { usd } from "@marquee/contracts/text/usd";
import { getDeal } from "../../../deals/deals/read-deals.ts";
import { previewRenewal } from "../../../deals/deals/renew-deal.ts";
import { type ActionKind, cannotUndo, type Refused } from "./action-kind.ts";
import { contactLine, dealPath, line, termLines } from "./card-lines.ts";
import { type DealOrder, dealFor, madeMove, makeMove } from "./deal-steps.ts";

interface RenewOrder extends DealOrder {
  packageId: string;
  /** What the renewal opens, as the card says it. */
  packageHash: string;
}

/** Opens a deal for the host's next event with the terms of a completed one, as Renew does. */
export const renewDealAction: ActionKind<SuggestionInput<"renew_deal">, RenewOrder, never> = {
  async suggest(core, user, { dealId, packageId }) {
    const deal = await dealFor(core, user.id, { dealId, action: "renew" });
    if ("refused" in deal) return deal;
    const renewal = await previewRenewal(core, user.id, { id: dealId, packageId }).catch(inWords);
    if ("refused" in renewal) return renewal;
    const { opens, last } = renewal;
    if (!opens) return { refused: "The host has no upcoming event with an open package in this tier." };
    const { event } = opens.facts;
    const { version, termsHash } = deal;
    const terms = Object.entries(termLines(opens)).filter(([, value]) => value !== "None");
    return {
      order: { dealId, version, termsHash, packageId: opens.packageId, packageHash: opens.packageHash },
      effect: {
        title: `Renew ${deal.eventName} for ${event.name}`,
        effect: `${deal.with.name} gets this as an offer at once. It can be changed or canceled on its page, not taken back.`,
        changes: [
          { label: "Event", before: deal.eventName, after: event.name },
          line("Days", longDays([event.firstDay, event.lastDay])),
          line("Package", `${opens.packageName}, ${opens.tier}`),
          line(deal.ownSide === "brand" ? "Host" : "Sponsor", contactLine(deal.with)),
          line("Paid last time", usd(last.amount)),
          ...terms.map(([label, value]) => line(label, value)),
        ],
        costCredits: 0,
      },
    };
  },
  async act(doing, { dealId, ...renewal }) {
    const { version } = renewal;
    await makeMove(doing, dealId, { action: "renew", ...renewal }, madeMove("renew", version));
    const { renewedTo } = await getDeal(doing.core, doing.principal.accountId, dealId);
    return { leadsTo: dealPath(renewedTo ?? dealId), undoing: null };
  },
  undo: cannotUndo,
};

/** What a page would show instead is what Morgan passes on. */
export function inWords(error: unknown): Refused {
  if (error instanceof AppError) return { refused: error.message };
  throw error;
}
