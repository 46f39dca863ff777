import type { CampaignIdea } from "@marquee/contracts/http/campaigns";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useDeleteCampaignIdea } from "../api/delete-campaign-idea.ts";

export function DeleteIdeaDialog({ idea, onClose }: { idea: CampaignIdea; onClose: () => void }) {
  const remove = useDeleteCampaignIdea();
  return (
    <Dialog
      open
      onClose={onClose}
      locked={remove.isPending}
      size="sm"
      title="Delete this campaign?"
      description={`“${idea.name}” will be removed for good. Archive it instead if you may want it back.`}
      footer={
        <>
          <Button disabled={remove.isPending} onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger"
            pending={remove.isPending}
            onClick={() => remove.mutate(idea, { onSuccess: onClose, onError: onClose })}
          >
            Delete campaign
          </Button>
        </>
      }
    />
  );
}
