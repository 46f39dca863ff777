import type { SuggestionInput } from "@marquee/contracts/chat/action-inputs";
import { AppError } from "@marquee/contracts/errors";
import { sitePaths } from "@marquee/contracts/site-path";
import { usd } from "@marquee/contracts/text/usd";
import { getBalance, listPackages } from "../../../credits/credits/credits.ts";
import { type ActionKind, cannotUndo } from "./action-kind.ts";
import { line } from "./card-lines.ts";

interface BuyOrder {
  packageId: string;
  /** Cents and credits, as the card says them. */
  price: number;
  creditAmount: number;
}

/** Leads to the page where a credit package is bought. The click itself buys and reserves nothing. */
export const buyCreditsAction: ActionKind<SuggestionInput<"buy_credits">, BuyOrder, never> = {
  async suggest(core, user, { packageId }) {
    const [packages, { availableCredits }] = await Promise.all([
      listPackages(core),
      getBalance(core, user.id),
    ]);
    const found = packages.find(({ id }) => id === packageId);
    if (!found) return { refused: "There is no credit package with this id on sale." };
    const { name, price, creditAmount } = found;
    return {
      order: { packageId, price, creditAmount },
      effect: {
        title: `Buy ${name}`,
        effect: "This opens the checkout. Nothing is paid before you confirm it there.",
        changes: [
          line("Package", name),
          line("Price", usd(price / 100)),
          {
            label: "Available credits, once paid",
            before: String(availableCredits),
            after: String(availableCredits + creditAmount),
          },
        ],
        costCredits: 0,
      },
    };
  },
  async act({ core }, { packageId, price, creditAmount }) {
    const found = (await listPackages(core)).find(({ id }) => id === packageId);
    if (found?.price !== price || found.creditAmount !== creditAmount)
      throw new AppError("stale_version", {
        message: "This package has changed since it was suggested. Ask Morgan again.",
      });
    const query = new URLSearchParams({ buy: packageId }).toString();
    return { leadsTo: `${sitePaths.credits}?${query}`, undoing: null };
  },
  undo: cannotUndo,
};
