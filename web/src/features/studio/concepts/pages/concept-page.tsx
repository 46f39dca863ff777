import { useParams } from "react-router-dom";
import { maySponsor } from "#account/may-sponsor.ts";
import { ApiError, messageOf } from "#api/http.ts";
import { useCurrentUser } from "#api/session.ts";
import { useCampaignIdea } from "#features/studio/campaigns/api/get-campaign-idea.ts";
import { useUpdateCampaignIdea } from "#features/studio/campaigns/api/update-campaign-idea.ts";
import { campaignTabPath } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { ConceptActions } from "../components/concept-actions.tsx";
import { ConceptBody } from "../components/concept-body.tsx";
import { ConceptComments } from "../components/concept-comments.tsx";
import { ConceptDeals } from "../components/concept-deals.tsx";
import { ConceptOrigin } from "../components/concept-origin.tsx";
import { conceptPage as copy } from "../copy.ts";
import { toasts } from "../toasts.ts";

/** One concept of the library: its content, its origin, and the actions on it. */
export function ConceptPage() {
  const { id = "" } = useParams();
  const { role } = useCurrentUser();
  const { data: idea, error, refetch } = useCampaignIdea(id);
  const update = useUpdateCampaignIdea();
  const back = { to: campaignTabPath("library"), label: copy.back };
  if (!idea)
    return (
      <Page title={copy.title} back={back}>
        {error instanceof ApiError && (error.status === 404 || error.status === 400) ? (
          <Card>
            <EmptyState
              title={copy.goneTitle}
              action={<LinkButton to={campaignTabPath("library")}>{copy.toLibrary}</LinkButton>}
            >
              {copy.gone}
            </EmptyState>
          </Card>
        ) : error ? (
          <Card>
            <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
          </Card>
        ) : (
          <Loading label={copy.loading} className="grid grid-cols-1 gap-5">
            <Skeleton className="h-72 rounded-xl" />
            <Skeleton className="h-96 rounded-xl" />
          </Loading>
        )}
      </Page>
    );
  const leaveOut = (eventId: string) => {
    const events = idea.events?.map((event) => event.eventId).filter((each) => each !== eventId) ?? [];
    update.mutate(
      { id: idea.id, body: { events, version: idea.version ?? 1 } },
      { onError: (failed) => toast(toasts.changeFailed(messageOf(failed))) },
    );
  };
  return (
    <Page
      title={idea.name}
      lead={idea.plan?.promise ?? idea.description}
      back={back}
      actions={<ConceptActions idea={idea} />}
    >
      {/* On a phone, next steps come before the concept, which is many screens long. */}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr] print:block">
        <div className="lg:col-start-2 print:hidden">
          <ConceptDeals id={idea.id} maySponsor={maySponsor(role)} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ConceptBody concept={idea} status={idea.status} onLeaveOut={leaveOut} />
        </div>
        <div className="flex flex-col gap-5 lg:col-start-2 print:hidden">
          <ConceptComments idea={idea} />
          <ConceptOrigin idea={idea} />
        </div>
      </div>
    </Page>
  );
}
