import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#api/http.ts";
import { campaignGenerationQuery } from "#features/studio/campaigns/api/get-campaign-generation.ts";
import { formatDateTime } from "#format/format.ts";
import { campaignTabPath } from "#routing/paths.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { conceptOrigin as copy } from "../copy.ts";

/** The brief that a concept was made from, and when it was added to the library. */
export function ConceptOrigin({ idea }: { idea: CampaignIdea }) {
  return (
    <Card aria-labelledby="concept-origin" className="p-5">
      <h2 id="concept-origin" className="text-base">
        {copy.title}
      </h2>
      {idea.sample ? (
        <p className="mt-2 text-muted">{copy.sample}</p>
      ) : (
        <Brief generationId={idea.generationId} />
      )}
      <p className="mt-3 text-sm text-muted">{copy.saved(formatDateTime(idea.createdAt))}</p>
      {idea.updatedAt !== idea.createdAt && (
        <p className="text-sm text-muted">{copy.changed(formatDateTime(idea.updatedAt))}</p>
      )}
    </Card>
  );
}

function Brief({ generationId }: { generationId: string }) {
  const { data: generation, error, isPending, refetch } = useQuery(campaignGenerationQuery(generationId));
  if (isPending)
    return (
      <Loading label={copy.loading} className="mt-2">
        <Skeleton className="h-16" />
      </Loading>
    );
  if (!generation) {
    const isGone = error instanceof ApiError && error.status === 404;
    return (
      <div className="mt-2 text-sm text-muted">
        <p>{isGone ? copy.gone : copy.failed}</p>
        {!isGone && (
          <Button size="sm" className="mt-2" onClick={() => void refetch()}>
            {copy.retry}
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      <h3 className="mt-2 text-sm font-medium text-muted">{copy.brief}</h3>
      <p className="mt-0.5 line-clamp-6 break-words">{generation.prompt}</p>
      <p className="mt-2 text-sm">
        <TextLink to={campaignTabPath("concepts", { generation: generationId })}>
          {copy.toGeneration}
        </TextLink>
      </p>
    </>
  );
}
