import type { DealStatus } from "@marquee/contracts/deal-moves";

export const dealTabs = ["active", "negotiating", "completed", "all"] as const;
export type DealTab = (typeof dealTabs)[number];

/** What a tab shows. What was accepted and only waits for signatures is still being negotiated for its parties. */
export function isInTab(tab: DealTab, status: DealStatus): boolean {
  if (tab === "all") return true;
  return tab === "negotiating" ? status === "negotiating" || status === "pending" : status === tab;
}
