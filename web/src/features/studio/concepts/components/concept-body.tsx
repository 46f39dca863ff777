import type { CampaignIdeaStatus } from "@marquee/contracts/enums";
import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import { ConceptDetails } from "#features/studio/campaigns/components/concept-details.tsx";
import { ConceptEvents } from "#features/studio/campaigns/components/concept-events.tsx";
import { ConceptFacts } from "#features/studio/campaigns/components/concept-facts.tsx";
import { ConceptReasons } from "#features/studio/campaigns/components/concept-reasons.tsx";
import { MockupImage } from "#features/studio/campaigns/components/mockup-image.tsx";
import { campaignTypeLabels, ideaStatusLabels } from "#features/studio/campaigns/model/labels.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { conceptPage as copy } from "../copy.ts";

/** The full text of a concept, for screen and print. */
export function ConceptBody(props: {
  concept: CampaignResult;
  /** Shown if it is not the usual status; a shared concept has none. */
  status?: CampaignIdeaStatus;
  /** Whether the reader may have no account. */
  isShared?: boolean;
  onLeaveOut?: (eventId: string) => void;
}) {
  const { concept, status = "saved" } = props;
  return (
    <Card aria-labelledby="concept-facts" className="min-w-0 overflow-hidden print:border-0">
      <div className="p-5 sm:p-6">
        <h2 id="concept-facts" className="sr-only">
          {copy.atAGlance}
        </h2>
        <div className="flex flex-wrap gap-1.5">
          <Badge tone="lamp">{campaignTypeLabels[concept.type]}</Badge>
          {status !== "saved" && <Badge>{ideaStatusLabels[status]}</Badge>}
        </div>
        <ConceptFacts concept={concept} />
        {concept.mockupImageUrl !== null && (
          <div className="mt-5 max-w-2xl">
            <MockupImage
              url={concept.mockupImageUrl}
              description={concept.mockupDescription}
              name={concept.name}
            />
          </div>
        )}
      </div>
      {concept.plan && <ConceptReasons plan={concept.plan} />}
      <ConceptEvents
        events={concept.events}
        open={props.isShared ? "no" : "live"}
        onLeaveOut={props.onLeaveOut}
      />
      <ConceptDetails concept={concept} open />
    </Card>
  );
}
