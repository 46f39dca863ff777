import type { JobStatus } from "@marquee/contracts/enums";
import type { Generation } from "@marquee/contracts/studio/campaigns";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { ForRole } from "#account/for-role.tsx";
import { formatAgo } from "#format/format.ts";
import { campaignTabPath, paths } from "#routing/paths.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { LinkButton } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { recentCampaigns as copy, jobStatuses as jobStatusLabels } from "../parts-copy.ts";

const shownMax = 5;
/** Only statuses other than completed are marked. */
const tones: Record<Exclude<JobStatus, "completed">, BadgeTone> = {
  queued: "lamp",
  running: "lamp",
  failed: "danger",
  cancelled: "neutral",
};

/** The latest orders and their statuses. */
export function RecentCampaigns({ generations }: { generations: UseQueryResult<Generation[]> }) {
  return (
    <Card aria-labelledby="recent-campaigns">
      <CardHeader
        title={copy.title}
        id="recent-campaigns"
        actions={
          <LinkButton to={campaignTabPath("concepts")} variant="ghost" size="sm">
            {copy.viewAll}
          </LinkButton>
        }
      />
      <Content generations={generations} />
    </Card>
  );
}

function Content({ generations }: { generations: UseQueryResult<Generation[]> }) {
  if (generations.isPending) {
    return (
      <Loading label={copy.loading} className="divide-y divide-line border-t border-line">
        {[0, 1, 2].map((index) => (
          <div key={index} className="flex h-15 items-center px-5">
            <Skeleton className="h-4 w-3/5" />
          </div>
        ))}
      </Loading>
    );
  }
  if (!generations.data)
    return (
      <ErrorState title={copy.failed} error={generations.error} onRetry={() => void generations.refetch()} />
    );
  if (generations.data.length === 0) {
    return (
      <EmptyState
        drawing="concepts"
        title={copy.emptyTitle}
        action={
          <ForRole>
            <LinkButton to={paths.campaigns} variant="primary">
              {copy.buildAStrategy}
            </LinkButton>
          </ForRole>
        }
      >
        {copy.emptyText}
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-line border-t border-line">
      {generations.data.slice(0, shownMax).map((generation) => (
        <li key={generation.generationId}>
          <Link
            to={campaignTabPath("concepts", { generation: generation.generationId })}
            className="flex min-h-15 items-center gap-4 px-5 py-2.5 hover:bg-sunken/60 focus-visible:outline-offset-[-2px]"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{generation.prompt}</span>
              <span className="block text-sm text-faint">
                {formatAgo(generation.createdAt)} · {copy.concepts(generation.results.length)}
              </span>
            </span>
            {generation.status !== "completed" && (
              <Badge tone={tones[generation.status]}>{jobStatusLabels[generation.status]}</Badge>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
