import type { CampaignTemplate } from "@marquee/contracts/studio/templates";
import { useDeleteCampaignTemplate } from "../api/delete-campaign-template.ts";
import { deleteTemplateDialog } from "../template-copy.ts";
import { DeleteDialog } from "./delete-dialog.tsx";

export function DeleteTemplateDialog(props: { template: CampaignTemplate; onClose: () => void }) {
  const remove = useDeleteCampaignTemplate();
  return (
    <DeleteDialog of={props.template} copy={deleteTemplateDialog} remove={remove} onClose={props.onClose} />
  );
}
