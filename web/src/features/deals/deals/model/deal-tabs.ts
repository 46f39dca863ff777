import type { DealStatus } from "@marquee/contracts/deals/deal-moves";

/** The tabs that list deals; the hub's first tab is what waits for the user. */
export const dealTabs = ["active", "negotiating", "completed", "all"] as const;
export type DealTab = (typeof dealTabs)[number];

/** Whether a deal belongs in a tab. To its parties, a deal that awaits signatures is still being negotiated. */
export function isInTab(tab: DealTab, status: DealStatus): boolean {
  if (tab === "all") return true;
  return tab === "negotiating" ? status === "negotiating" || status === "pending" : status === tab;
}
