import type { PriceList } from "@marquee/contracts/admin/system";
import type { CreditPackage } from "@marquee/contracts/credits/credits";
import { numberText } from "@marquee/contracts/text/formats";

/**
 * The package with the numbers in its features taken from the price list: `{campaigns}` without add-ons,
 * `{fullCampaigns}` with all of them, `{replies}` from Morgan. A line whose number is 0 or infinite is left out.
 */
export function withPricedFeatures(offer: CreditPackage, prices: PriceList): CreditPackage {
  const priceOf: Record<string, number> = {
    campaigns: prices.campaignIdeas,
    fullCampaigns: prices.campaignIdeas + prices.competitiveAnalysis + prices.visualMockup,
    replies: prices.chatReply,
  };
  const features = Object.entries(offer.features).flatMap(([key, line]) => {
    let countable = true;
    const text = line.replaceAll(/\{(\w+)\}/g, (_token, what: string) => {
      const price = priceOf[what] ?? 0;
      const count = price > 0 ? Math.floor(offer.creditAmount / price) : 0;
      countable &&= count > 0;
      return numberText(count);
    });
    return countable ? [[key, text] as const] : [];
  });
  return { ...offer, features: Object.fromEntries(features) };
}
