import type { Refinement } from "@marquee/contracts/enums";
import { useBalance } from "#account/session.ts";
import { useFlag } from "#api/public-settings.ts";
import { orderCostCredits, usePrices } from "#features/credits/model/prices.ts";

export interface Order {
  /** What it costs by the price list, in credits. */
  cost: number;
  /** What can be spent; undefined while it is not known. */
  available: number | undefined;
  /** Campaign generation is switched on. */
  isOn: boolean;
  isShort: boolean;
  canGenerate: boolean;
}

/** What a campaign with these options costs, and whether it can be generated now. */
export function useOrder(options: { analysis: boolean; mockup: boolean; refinement?: Refinement }): Order {
  const state = useBalance();
  const prices = usePrices();
  const isOn = useFlag("campaigns");
  const cost = orderCostCredits(prices, options);
  const available = state.status === "ready" ? state.balance.availableCredits : undefined;
  return {
    cost,
    available,
    isOn,
    isShort: available !== undefined && available < cost,
    // The button stays usable down to the price of the ideas alone; the server refuses what the options make too dear.
    canGenerate: available !== undefined && available >= prices.campaignIdeas && isOn,
  };
}
