import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useCampaignGenerations } from "#features/campaigns/api/list-campaign-generations.ts";
import { campaignIdeasQuery } from "#features/campaigns/api/list-campaign-ideas.ts";
import { formatCredits } from "#lib/format.ts";
import { campaignTabPath, paths } from "#lib/paths.ts";
import { useBalance } from "#lib/session.ts";
import { Skeleton } from "#ui/skeleton.tsx";
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
        <Stat
          label={copy.availableCredits}
          to={paths.credits}
          failed={balance.status === "unavailable"}
          value={ready?.availableCredits}
          note={
            ready && ready.heldCredits > 0
              ? copy.reserved(formatCredits(ready.heldCredits))
              : ready?.availableCredits === 0
                ? copy.buyCredits
                : copy.readyToSpend
          }
        />
        <Stat
          label={copy.spentCredits}
          to={paths.credits}
          failed={balance.status === "unavailable"}
          value={ready && ready.usedCredits - ready.heldCredits}
          note={ready ? copy.ofTotal(formatCredits(ready.totalCredits)) : ""}
        />
        <Stat
          label={copy.campaignsGenerated}
          to={campaignTabPath("concepts")}
          failed={generations.isError}
          value={completed}
          note={
            completed === undefined || !generations.data
              ? ""
              : generations.data.length === 0
                ? copy.noneYet
                : copy.ofRequested(generations.data.length)
          }
        />
        <Stat
          label={copy.savedConcepts}
          to={campaignTabPath("library")}
          failed={ideas.isError}
          value={kept}
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

function Stat(props: {
  label: string;
  to: string;
  value: number | undefined;
  note: ReactNode;
  failed: boolean;
}) {
  return (
    <div className="relative bg-surface px-5 py-4 hover:bg-sunken/50">
      <dt className="text-sm text-muted">
        <Link to={props.to} className="after:absolute after:inset-0">
          {props.label}
        </Link>
      </dt>
      <dd className="mt-1">
        <span className="block min-h-9 text-[1.625rem] leading-9 font-semibold tracking-tight">
          {props.value !== undefined ? (
            formatCredits(props.value)
          ) : props.failed ? (
            "–"
          ) : (
            <Skeleton className="mt-1 h-7 w-16" />
          )}
        </span>
        <span className="tabular block min-h-5 text-sm text-faint max-sm:min-h-10">
          {props.failed && props.value === undefined ? copy.failed : props.note}
        </span>
      </dd>
    </div>
  );
}
