import { useDeleteCampaignIdea } from "../api/delete-campaign-idea.ts";
import { deleteIdeaDialog } from "../library-copy.ts";
import { DeleteDialog } from "./delete-dialog.tsx";

export function DeleteIdeaDialog(props: { idea: { id: string; name: string }; onClose: () => void }) {
  const remove = useDeleteCampaignIdea();
  return <DeleteDialog of={props.idea} copy={deleteIdeaDialog} remove={remove} onClose={props.onClose} />;
}
