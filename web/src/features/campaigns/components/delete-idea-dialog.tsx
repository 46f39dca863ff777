import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useDeleteCampaignIdea } from "../api/delete-campaign-idea.ts";
import { deleteIdeaDialog as copy } from "../library-copy.ts";

export function DeleteIdeaDialog(props: { idea: { id: string; name: string }; onClose: () => void }) {
  const { idea, onClose } = props;
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
