import type { Refinement } from "@marquee/contracts/enums";
import { useBuysCredits, usePayer } from "#account/payer.ts";
import { useFlag } from "#api/public-settings.ts";
import { useBalance } from "#api/session.ts";
import { orderCostCredits, usePrices } from "#features/credits/credits/model/prices.ts";

export interface Order {
  /** The price in credits, from the price list. */
  cost: number;
  /** The credits the user can spend; undefined until known. */
  available: number | undefined;
  /** Whether campaign generation is switched on. */
  isOn: boolean;
  isShort: boolean;
  /** Whose credits they are, where somebody orders for a client; null for the account's own people. */
  payer: string | null;
  /** Whether whoever orders may buy more. */
  buys: boolean;
  canGenerate: boolean;
}

/** The cost of a campaign with these options, and whether it can be generated now. */
export function useOrder(options: { analysis: boolean; mockup: boolean; refinement?: Refinement }): Order {
  const state = useBalance();
  const prices = usePrices();
  const isOn = useFlag("campaigns");
  const payer = usePayer();
  const buys = useBuysCredits();
  const cost = orderCostCredits(prices, options);
  const available = state.status === "ready" ? state.balance.availableCredits : undefined;
  return {
    cost,
    available,
    isOn,
    payer,
    buys,
    isShort: available !== undefined && available < cost,
    // The button is enabled if the credits cover the ideas alone; the server refuses options that cost too much.
    canGenerate: available !== undefined && available >= prices.campaignIdeas && isOn,
  };
}
