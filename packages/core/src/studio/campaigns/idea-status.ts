import type { CampaignIdeaStatus } from "@marquee/contracts/enums";

/** draft → saved → archived and back: the statuses that each one may change to. */
const nextStatuses: Record<CampaignIdeaStatus, readonly CampaignIdeaStatus[]> = {
  draft: ["draft", "saved"],
  saved: ["saved", "draft", "archived"],
  archived: ["archived", "saved"],
};

/** Whether an idea may change from one status to another. */
export function mayBecome(from: CampaignIdeaStatus, to: CampaignIdeaStatus): boolean {
  return nextStatuses[from].includes(to);
}
