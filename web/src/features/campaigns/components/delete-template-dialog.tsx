import type { CampaignTemplate } from "@marquee/contracts/http/templates";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useDeleteCampaignTemplate } from "../api/delete-campaign-template.ts";
import { deleteTemplateDialog as copy } from "../template-copy.ts";

export function DeleteTemplateDialog(props: { template: CampaignTemplate; onClose: () => void }) {
  const { template, onClose } = props;
  const remove = useDeleteCampaignTemplate();
  return (
    <ConfirmDialog
      title={copy.title}
      description={copy.description(template.name)}
      cancel={copy.cancel}
      confirm={copy.confirm}
      danger
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(template, { onSuccess: onClose, onError: onClose })}
    />
  );
}
