import type { SuggestionInput } from "@marquee/contracts/chat/action-inputs";
import { AppError } from "@marquee/contracts/errors";
import { longDay } from "@marquee/contracts/text/day-text";
import { usd } from "@marquee/contracts/text/usd";
import { createDeal } from "../../../deals/deals/create-deal.ts";
import { getDeal } from "../../../deals/deals/read-deals.ts";
import { transitionDeal } from "../../../deals/deals/transition-deal.ts";
import type { ActionKind } from "./action-kind.ts";
import { dealPath, line } from "./card-lines.ts";
import { changedSince, maySponsor, offeredPackage, packageToSponsor, shownOf } from "./offered-package.ts";

interface StartOrder extends SuggestionInput<"start_deal"> {
  /** What the package was when the card said so. */
  packageHash: string;
  /** What the card said about the package, by its labels. */
  shown: Record<string, string>;
  amount: number;
  note: string;
}

interface DealUndoing {
  dealId: string;
  version: number;
}

/** Opens a deal with a first offer for a package, as Create New Deal does. */
export const startDealAction: ActionKind<SuggestionInput<"start_deal">, StartOrder, DealUndoing> = {
  async suggest(core, user, { packageId, amount, note = "", ...terms }) {
    const offered = await packageToSponsor(core, user, packageId);
    if ("refused" in offered) return offered;
    const { offer, event } = offered;
    if (offer.remaining < 1 && offer.ownHold === null) return { refused: `${offer.name} is sold out.` };
    const addOns = (terms.addOns ?? []).map((id) => offer.addOns.find((one) => one.id === id));
    if (addOns.includes(undefined)) return { refused: "The event doesn't offer one of these add-ons." };
    const listed = addOns.reduce((sum, one) => sum + (one?.price ?? 0), offer.price);
    const { packageHash } = offer;
    const shown = shownOf(offer);
    const order = { packageId, packageHash, shown, amount: amount ?? listed, note, ...terms };
    const { kpis = [], closingDate, notes, benefits } = terms;
    const extra: Record<string, string> = {
      "Benefits you ask for": benefits?.join("; ") ?? "",
      "Add-ons": addOns.map((one) => one && `${one.benefit} (${usd(one.price)})`).join("; "),
      KPIs: kpis.join("; "),
      "Closing date": closingDate ? longDay(closingDate) : "",
      "Further terms": notes ?? "",
      Message: note,
    };
    return {
      order,
      effect: {
        title: `Offer ${usd(order.amount)} for ${offer.name}`,
        effect: `The organizer of ${event.name} gets your offer at once. One spot is held for you for 72 hours.`,
        changes: [
          ...Object.entries(shown).map(([label, after]) => line(label, after)),
          line("Your offer", usd(order.amount)),
          ...Object.entries(extra).flatMap(([label, after]) => (after === "" ? [] : [line(label, after)])),
        ],
        costCredits: 0,
      },
    };
  },
  async act({ core, channel, principal, account: user, key }, { shown, ...body }) {
    if (!maySponsor(user)) throw new AppError("forbidden");
    const offer = { brand: user, acting: principal, body, idempotencyKey: key };
    const deal = await createDeal(core, channel, offer).catch(async (error: unknown) => {
      if (!(error instanceof AppError && error.code === "stale_version")) throw error;
      const now = await offeredPackage(core, user, body.packageId);
      throw changedSince(shown, now && shownOf(now.offer));
    });
    return { leadsTo: dealPath(deal.id), undoing: { dealId: deal.id, version: 1 } };
  },
  async undo({ core, channel, principal }, { dealId: id, version }) {
    const body = { action: "cancel", version, reason: "Sent by mistake" } as const;
    const { accountId } = principal;
    try {
      await transitionDeal(core, channel, { acting: principal, id, body });
    } catch (error) {
      const { status, endedBy } = await getDeal(core, accountId, id);
      if (status !== "cancelled" || endedBy !== "brand") throw error;
    }
  },
};
