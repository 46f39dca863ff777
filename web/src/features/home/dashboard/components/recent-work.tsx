import { useQuery } from "@tanstack/react-query";
import { useCampaignGenerations } from "#features/studio/campaigns/api/list-campaign-generations.ts";
import { libraryGlanceQuery } from "#features/studio/campaigns/api/list-library.ts";
import { LibraryShelf } from "./library-shelf.tsx";
import { RecentCampaigns } from "./recent-campaigns.tsx";

/** The campaigns that the user worked on last. Nothing is below it that could move. */
export function RecentWork() {
  const generations = useCampaignGenerations();
  const library = useQuery(libraryGlanceQuery);
  return (
    <div className="grid grid-cols-1 gap-5">
      <RecentCampaigns generations={generations} />
      {!generations.isPending && <LibraryShelf ideas={library.data?.items} />}
    </div>
  );
}
