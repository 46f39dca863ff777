import type { CampaignIdea } from "@marquee/contracts/http/campaigns";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useDeleteCampaignIdea } from "../api/delete-campaign-idea.ts";

export function DeleteIdeaDialog({ idea, onClose }: { idea: CampaignIdea; onClose: () => void }) {
  const remove = useDeleteCampaignIdea();
  return (
    <ConfirmDialog
      title="Delete this campaign?"
      description={`“${idea.name}” will be removed for good. Archive it instead if you may want it back.`}
      cancel="Keep it"
      confirm="Delete campaign"
      danger
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(idea, { onSuccess: onClose, onError: onClose })}
    />
  );
}
