import { useQuery } from "@tanstack/react-query";
import { useBalance } from "#account/session.ts";
import { useCampaignGenerations } from "#features/campaigns/api/list-campaign-generations.ts";
import { campaignIdeasQuery } from "#features/campaigns/api/list-campaign-ideas.ts";
import { formatCredits } from "#format/format.ts";
import { campaignTabPath, paths } from "#routing/paths.ts";
import { StatTile } from "#ui/stat-tile.tsx";
import { dashboardContent as copy } from "../copy.ts";
import { LibraryShelf } from "./library-shelf.tsx";
import { MorganCard } from "./morgan-card.tsx";
import { RecentCampaigns } from "./recent-campaigns.tsx";

/** How things stand, all of it real: credits, campaigns, and what Morgan said last. */
export function DashboardContent() {
  const balance = useBalance();
  const generations = useCampaignGenerations();
  const ideas = useQuery(campaignIdeasQuery);
  const completed = generations.data?.filter(({ status }) => status === "completed").length;
  const kept = ideas.data?.filter(({ status }) => status === "saved").length;
  const ready = balance.status === "ready" ? balance.balance : undefined;
  return (
    <div className="grid grid-cols-1 gap-5">
      <dl className="grid grid-cols-2 overflow-hidden rounded-xl border border-line bg-line gap-px lg:grid-cols-4">
        <StatTile
          label={copy.availableCredits}
          to={paths.credits}
          failed={balance.status === "unavailable"}
          value={ready && formatCredits(ready.availableCredits)}
          note={
            ready && ready.heldCredits > 0
              ? copy.reserved(formatCredits(ready.heldCredits))
              : ready?.availableCredits === 0
                ? copy.buyCredits
                : copy.readyToSpend
          }
        />
        <StatTile
          label={copy.spentCredits}
          to={paths.credits}
          failed={balance.status === "unavailable"}
          value={ready && formatCredits(ready.usedCredits - ready.heldCredits)}
          note={ready ? copy.ofTotal(formatCredits(ready.totalCredits)) : ""}
        />
        <StatTile
          label={copy.campaignsGenerated}
          to={campaignTabPath("concepts")}
          failed={generations.isError}
          value={completed === undefined ? undefined : formatCredits(completed)}
          note={
            completed === undefined || !generations.data
              ? ""
              : generations.data.length === 0
                ? copy.noneYet
                : copy.ofRequested(generations.data.length)
          }
        />
        <StatTile
          label={copy.savedConcepts}
          to={campaignTabPath("library")}
          failed={ideas.isError}
          value={kept === undefined ? undefined : formatCredits(kept)}
          note={ideas.data ? copy.inTheLibrary(ideas.data.length) : ""}
        />
      </dl>
      {/* What has one height comes first in a column, and what may be of any length is followed by nothing that shows before it. */}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <MorganCard className="lg:col-start-2 lg:row-span-2 lg:row-start-1" />
        <RecentCampaigns generations={generations} />
        {!generations.isPending && <LibraryShelf ideas={ideas.data} />}
      </div>
    </div>
  );
}
