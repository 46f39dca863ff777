import { AppError } from "@marquee/contracts/errors";
import { sitePaths } from "@marquee/contracts/site-path";
import { usd } from "@marquee/contracts/text/usd";
import { cents } from "../../../cents.ts";
import type { Core } from "../../../core.ts";
import { dealPartyEntity } from "../../../deals/deals/deal.item.ts";
import { dealOfferEntity } from "../../../deals/deals/deal-parts.item.ts";
import { getDeal } from "../../../deals/deals/read-deals.ts";
import { transitionDeal } from "../../../deals/deals/transition-deal.ts";
import { ownPartyRow } from "../../../rows/parties.ts";
import { orNull } from "../tools/tool.ts";
import { type ActionKind, cannotUndo } from "./action-kind.ts";

interface CounterOrder {
  dealId: string;
  /** The version that it answers. */
  version: number;
  termsHash: string;
  amount: number;
  note?: string | undefined;
}

/** Offers another amount in a deal under negotiation. The other side gets it at once, so it cannot be undone. */
export const counterDealAction: ActionKind<
  { dealId: string; amount: number; note?: string | undefined },
  CounterOrder,
  never
> = {
  async suggest(core, user, { dealId, amount, note }) {
    const deal = await orNull(getDeal(core, user.id, dealId));
    if (!deal) return { refused: "The reader has no deal with this id." };
    if (!deal.moves.includes("propose"))
      return { refused: `No offer can be made now: the deal for ${deal.eventName} is ${deal.status}.` };
    if (deal.amount === amount) return { refused: `${usd(amount)} is what stands already.` };
    const { version, termsHash } = deal;
    const order = { dealId, version, termsHash, amount, ...(note ? { note } : {}) };
    return {
      order,
      effect: {
        title: `Offer ${usd(amount)} for ${deal.packageName}`,
        effect: `${deal.with.name} gets this offer for ${deal.eventName} at once and has 72 hours to answer. You can't take it back.`,
        changes: [
          { label: "Amount", before: usd(deal.amount), after: usd(amount) },
          ...(note ? [{ label: "Message", before: null, after: note }] : []),
        ],
        costCredits: 0,
      },
    };
  },
  async act({ core, channel, principal }, order) {
    const { dealId, ...offer } = order;
    const { accountId } = principal;
    try {
      const body = { action: "propose", ...offer } as const;
      await transitionDeal(core, channel, { accountId, id: dealId, body });
    } catch (error) {
      // An earlier click that made the offer before it was cut off makes this one late.
      const isLate = error instanceof AppError && error.code === "stale_version";
      if (!(isLate && (await wasOffered(core, accountId, order)))) throw error;
    }
    const leadsTo = sitePaths.sponsorship.replace(":id", encodeURIComponent(dealId));
    return { leadsTo, undoing: null };
  },
  undo: cannotUndo,
};

/** Whether the version after the answered one is this offer; later ones do not matter. */
async function wasOffered(core: Core, accountId: string, { dealId, version, ...offer }: CounterOrder) {
  const [{ side }, row] = await Promise.all([
    ownPartyRow(core, dealPartyEntity, accountId, dealId),
    core.table.get(dealOfferEntity.key({ dealId, version: version + 1 })),
  ]);
  const next = row && dealOfferEntity.read(row);
  return next?.by === side && next.kind === "offer" && next.amountCents === cents(offer.amount);
}
