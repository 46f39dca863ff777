import { useQuery } from "@tanstack/react-query";
import { mayHost } from "#account/may-host.ts";
import { useCurrentUser } from "#api/session.ts";
import { useCampaignGenerations } from "#features/studio/campaigns/api/list-campaign-generations.ts";
import { libraryGlanceQuery } from "#features/studio/campaigns/api/list-library.ts";
import { LibraryShelf } from "./library-shelf.tsx";
import { SponsoredNext } from "./next-events-card.tsx";
import { RecentCampaigns } from "./recent-campaigns.tsx";

/** The events that a sponsor is at next, and the campaigns that the user worked on last. Nothing is below it that could move. */
export function RecentWork() {
  const generations = useCampaignGenerations();
  const library = useQuery(libraryGlanceQuery);
  const isHost = mayHost(useCurrentUser().role);
  return (
    <div className="grid grid-cols-1 gap-5">
      {!isHost && <SponsoredNext />}
      <RecentCampaigns generations={generations} />
      {!generations.isPending && <LibraryShelf ideas={library.data?.items} />}
    </div>
  );
}
