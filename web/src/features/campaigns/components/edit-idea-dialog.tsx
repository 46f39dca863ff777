import { campaignTypes } from "@marquee/contracts/enums";
import type { CampaignIdea } from "@marquee/contracts/http/campaigns";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import { useUpdateCampaignIdea } from "../api/update-campaign-idea.ts";
import { editIdeaDialog as strings } from "../copy.ts";
import { campaignTypeLabels } from "../model/labels.ts";
import { toasts } from "../toasts.ts";

const typeOptions = campaignTypes.map((value) => ({ value, label: campaignTypeLabels[value] }));

/** Changes what people change of an idea: its words, its kind, where and how long. */
export function EditIdeaDialog({ idea, onClose }: { idea: CampaignIdea; onClose: () => void }) {
  const update = useUpdateCampaignIdea();
  const form = useHookForm({
    schema: () =>
      import("@marquee/contracts/http/campaigns").then(({ updateCampaignIdea }) => updateCampaignIdea.body),
    draftKey: `edit-idea-${idea.id}`,
    initial: {
      name: idea.name,
      description: idea.description,
      type: idea.type,
      location: idea.location,
      duration: idea.duration,
    },
    onSubmit: (body) =>
      update.mutate(
        { id: idea.id, body },
        {
          onSuccess: (saved) => {
            form.draft.clear();
            toast(toasts.saved(saved.name));
            onClose();
          },
          onError: (error) => form.showServerErrors(error),
        },
      ),
  });
  return (
    <Dialog onClose={onClose} locked={update.isPending} title={strings.title}>
      <form {...form.formProps} className="flex flex-col gap-4">
        <TextField field={form.field("name")} label={strings.name} />
        <TextAreaField field={form.field("description")} label={strings.description} rows={5} />
        <div className="grid gap-4 grid-cols-1 sm:grid-cols-3">
          <SelectField field={form.field("type")} label={strings.type} options={typeOptions} />
          <TextField field={form.field("location")} label={strings.location} />
          <TextField field={form.field("duration")} label={strings.duration} />
        </div>
        <FailureNote error={form.failure} />
        <div className="mt-1 flex flex-wrap justify-end gap-2">
          <DraftStatus draft={form.draft} className="mr-auto" />
          <Button disabled={update.isPending} onClick={onClose}>
            {strings.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={update.isPending}>
            {strings.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
