import type { CampaignTemplate } from "@marquee/contracts/studio/templates";
import { useHookForm } from "#forms/hook-form.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { useRenameCampaignTemplate } from "../api/rename-campaign-template.ts";
import { renameTemplateDialog as copy } from "../template-copy.ts";

/** Renames one of the user's own templates. */
export function RenameTemplateDialog(props: { template: CampaignTemplate; onClose: () => void }) {
  const { template, onClose } = props;
  const rename = useRenameCampaignTemplate();
  const form = useHookForm({
    schema: () =>
      import("@marquee/contracts/studio/templates").then(
        ({ renameCampaignTemplate }) => renameCampaignTemplate.body,
      ),
    initial: { name: template.name },
    onSubmit: ({ name }) =>
      rename.mutate(
        { id: template.id, name },
        { onSuccess: onClose, onError: (error) => form.showServerErrors(error) },
      ),
  });
  return (
    <Dialog onClose={onClose} locked={rename.isPending} size="sm" title={copy.title}>
      <form {...form.formProps} className="flex flex-col gap-4">
        <TextField field={form.field("name")} label={copy.name} />
        <FailureNote error={form.failure} />
        <div className="mt-1 flex justify-end gap-2">
          <Button disabled={rename.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={rename.isPending}>
            {copy.rename}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
