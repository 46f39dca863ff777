import type { SuggestionInput } from "@marquee/contracts/chat/action-inputs";
import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../../../core.ts";
import { publicTerms, termsAfter } from "../../../deals/deals/deal-terms.ts";
import { readDeal } from "../../../deals/deals/require-move.ts";
import { readHostedEvent } from "../../../events/events/get-event.ts";
import { shownPackages } from "../../../events/events/seen-packages.ts";
import { type ActionKind, cannotUndo } from "./action-kind.ts";
import { aboutDeal, line, termChanges } from "./card-lines.ts";
import { type DealOrder, dealFor, makeMove } from "./deal-steps.ts";

type Terms = Omit<SuggestionInput<"counter_deal">, "dealId" | "amount" | "note">;

interface CounterOrder extends DealOrder {
  amount: number;
  terms: Terms;
  note: string;
  /** Set where the offer has add-ons: they are those that the card says. */
  packageHash?: string | undefined;
}

/** Offers other terms in a deal under negotiation. The other side gets them at once, so it cannot be undone. */
export const counterDealAction: ActionKind<SuggestionInput<"counter_deal">, CounterOrder, never> = {
  async suggest(core, user, { dealId, amount, note = "", ...terms }) {
    const deal = await dealFor(core, user.id, { dealId, action: "propose" });
    if ("refused" in deal) return deal;
    const hosted = await readHostedEvent(core, deal.eventId);
    if (!hosted) return { refused: "The event of this deal is gone." };
    const wanted = { ...terms, ...(amount === undefined ? {} : { amount }) };
    const after = await offeredTerms(core, dealId, wanted, hosted);
    if ("refused" in after) return after;
    const changes = termChanges(deal, after);
    if (changes.every(({ before }) => before === null))
      return { refused: "These are the terms that stand already." };
    const { version, termsHash } = deal;
    const { packages } = await shownPackages(core, hosted, user.id);
    const packageHash = terms.addOns && packages.find(({ id }) => id === deal.packageId)?.packageHash;
    const hours = durations.dealOfferSeconds / 3_600;
    return {
      order: { dealId, version, termsHash, amount: after.amount, terms, note, packageHash },
      effect: {
        title: `Offer ${termChanges(deal, after)[0]?.after ?? ""} for ${deal.packageName}`,
        effect: `${deal.with.name} gets this offer at once and has ${hours} hours to answer. You can't take it back.`,
        changes: [...aboutDeal(deal), ...changes, ...(note === "" ? [] : [line("Message", note)])],
        costCredits: 0,
      },
    };
  },
  async act(doing, { dealId, version, termsHash, amount, terms, note, packageHash }) {
    const body = { action: "propose", version, termsHash, amount, terms, note, packageHash } as const;
    // A later version of the other side's does not matter, an own one of other terms does.
    return makeMove(doing, dealId, body, ({ offers, ownSide }) =>
      offers.some(
        (offer) =>
          offer.version === version + 1 &&
          offer.by === ownSide &&
          offer.kind === "offer" &&
          offer.amount === amount &&
          offer.note === note,
      ),
    );
  },
  undo: cannotUndo,
};

type Hosted = NonNullable<Awaited<ReturnType<typeof readHostedEvent>>>;

/** What the offer would say, or why it cannot be made. */
async function offeredTerms(core: Core, dealId: string, terms: Terms & { amount?: number }, hosted: Hosted) {
  try {
    return publicTerms(termsAfter(await readDeal(core, dealId), terms, { hosted, at: "terms." }));
  } catch (error) {
    if (error instanceof AppError && error.code === "validation_failed")
      return { refused: "The event doesn't offer one of these add-ons." };
    throw error;
  }
}
