import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import { conceptPath } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { useCampaignIdea } from "../api/get-campaign-idea.ts";
import { ideaDialog as copy, sampleBadge } from "../library-copy.ts";
import { conceptText } from "../model/concept-text.ts";
import { campaignTypeLabels, ideaStatusLabels } from "../model/labels.ts";
import { ConceptDetails } from "./concept-details.tsx";
import { ConceptFacts } from "./concept-facts.tsx";
import { MockupImage } from "./mockup-image.tsx";

/** One saved idea in full; it has its own address. */
export function IdeaDialog({
  id,
  onClose,
  onEdit,
  onVersions,
}: {
  id: string;
  onClose: () => void;
  onEdit: (idea: CampaignIdea) => void;
  onVersions: (id: string) => void;
}) {
  const { data: idea, error, refetch } = useCampaignIdea(id);
  if (!idea) {
    return (
      <Dialog onClose={onClose} size="lg" title={copy.campaign}>
        {error ? (
          <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading label={copy.loading}>
            <Skeleton className="h-64" />
          </Loading>
        )}
      </Dialog>
    );
  }
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={idea.name}
      footer={
        <>
          <CopyButton text={conceptText(idea)} label={copy.copy} className="mr-auto" />
          <Button onClick={() => onVersions(idea.id)}>{copy.versions}</Button>
          <Button onClick={() => onEdit(idea)}>{copy.edit}</Button>
          <LinkButton variant="primary" to={conceptPath(idea.id)}>
            {copy.openPage}
          </LinkButton>
        </>
      }
    >
      <div className="flex gap-1.5">
        <Badge tone="lamp">{campaignTypeLabels[idea.type]}</Badge>
        {idea.status !== "saved" && <Badge>{ideaStatusLabels[idea.status]}</Badge>}
        {idea.sample && <Badge tone="info">{sampleBadge}</Badge>}
      </div>
      <p className="mt-3 text-start text-lg text-muted">{idea.description}</p>
      <ConceptFacts concept={idea} />
      {idea.mockupImageUrl !== null && (
        <div className="mt-5">
          <MockupImage url={idea.mockupImageUrl} description={idea.mockupDescription} name={idea.name} />
        </div>
      )}
      <div className="-mx-6 mt-5 border-b border-line">
        <ConceptDetails concept={idea} open />
      </div>
    </Dialog>
  );
}
