import type { CampaignIdea } from "@marquee/contracts/http/campaigns";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useDeleteCampaignIdea } from "../api/delete-campaign-idea.ts";
import { deleteIdeaDialog as copy } from "../copy.ts";

export function DeleteIdeaDialog({ idea, onClose }: { idea: CampaignIdea; onClose: () => void }) {
  const remove = useDeleteCampaignIdea();
  return (
    <ConfirmDialog
      title={copy.title}
      description={copy.description(idea.name)}
      cancel={copy.cancel}
      confirm={copy.confirm}
      danger
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(idea, { onSuccess: onClose, onError: onClose })}
    />
  );
}
