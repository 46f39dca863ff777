import { Dialog } from "#ui/dialog.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { useCampaignIdea } from "../api/get-campaign-idea.ts";
import { ideaDialog as copy } from "../library-copy.ts";
import { DeleteIdeaDialog } from "./delete-idea-dialog.tsx";
import { EditIdeaDialog } from "./edit-idea-dialog.tsx";
import type { IdeaAction } from "./library-tab.tsx";
import { TemplateFromIdeaDialog } from "./template-from-idea-dialog.tsx";

/** The dialog for an action on one idea of the library. */
export function LibraryActions(props: { action: IdeaAction; id: string; name: string; onClose: () => void }) {
  const { action, id, name, onClose } = props;
  if (action === "delete") return <DeleteIdeaDialog idea={{ id, name }} onClose={onClose} />;
  if (action === "template") return <TemplateFromIdeaDialog idea={{ id, name }} onClose={onClose} />;
  return <EditById id={id} onClose={onClose} />;
}

/** A list contains only part of an idea, so the whole idea is fetched before editing. */
function EditById({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: idea, error, refetch } = useCampaignIdea(id);
  if (idea) return <EditIdeaDialog idea={idea} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} size="lg" title={copy.campaign}>
      {error ? (
        <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={copy.loading}>
          <Skeleton className="h-96" />
        </Loading>
      )}
    </Dialog>
  );
}
