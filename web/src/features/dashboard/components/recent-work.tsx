import { useQuery } from "@tanstack/react-query";
import { useCampaignGenerations } from "#features/campaigns/api/list-campaign-generations.ts";
import { campaignIdeasQuery } from "#features/campaigns/api/list-campaign-ideas.ts";
import { LibraryShelf } from "./library-shelf.tsx";
import { RecentCampaigns } from "./recent-campaigns.tsx";

/** The campaigns that the reader worked on last. Nothing stands below it that could move. */
export function RecentWork() {
  const generations = useCampaignGenerations();
  const ideas = useQuery(campaignIdeasQuery);
  return (
    <div className="grid grid-cols-1 gap-5">
      <RecentCampaigns generations={generations} />
      {!generations.isPending && <LibraryShelf ideas={ideas.data} />}
    </div>
  );
}
