import { type CampaignIdeaStatus, campaignIdeaStatuses } from "@marquee/contracts/enums";
import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import { useHookForm } from "#forms/hook-form.ts";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFormEnd } from "#ui/dialog-form-end.tsx";
import { SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import { useSaveCampaignFromGeneration } from "../api/save-campaign-from-generation.ts";
import { saveConceptDialog as copy } from "../copy.ts";
import { ideaStatusLabels } from "../model/labels.ts";

const statusOptions = campaignIdeaStatuses.map((value) => ({ value, label: ideaStatusLabels[value] }));

interface SaveValues {
  name: string;
  description: string;
  status: CampaignIdeaStatus;
}

/** Saves a concept, optionally under a name of the user's choice. */
export function SaveConceptDialog(props: {
  generationId: string;
  index: number;
  result: CampaignResult;
  onClose: () => void;
}) {
  const save = useSaveCampaignFromGeneration();
  const order = (customizations: SaveValues) => ({
    generationId: props.generationId,
    campaignIndex: props.index,
    customizations,
  });
  const initial: SaveValues = {
    name: props.result.name,
    description: props.result.description,
    status: "saved",
  };
  const form = useHookForm({
    schema: async () => {
      const { saveCampaignFromGeneration } = await import("@marquee/contracts/studio/campaigns");
      return {
        safeParse: (values: unknown) => {
          const checked = saveCampaignFromGeneration.body.safeParse(order(values as SaveValues));
          if (checked.success) return checked;
          // The form uses its own field names, not the paths under which the contract nests them.
          const issues = checked.error.issues.map((issue) => ({ ...issue, path: issue.path.slice(1) }));
          return { success: false as const, error: { issues } };
        },
      };
    },
    initial,
    draftKey: `save-concept-${props.generationId}-${props.index}`,
    onSubmit: (body) =>
      save.mutate(body, {
        onSuccess: () => {
          form.draft.clear();
          props.onClose();
        },
        onError: (error) => form.showServerErrors(error),
      }),
  });
  return (
    <Dialog onClose={props.onClose} locked={save.isPending} title={copy.title} description={copy.hint}>
      <form {...form.formProps} className="flex flex-col gap-4">
        <TextField field={form.field("name")} label={copy.name} />
        <TextAreaField field={form.field("description")} label={copy.description} rows={5} />
        <SelectField field={form.field("status")} label={copy.status} options={statusOptions} />
        <DialogFormEnd
          form={form}
          pending={save.isPending}
          cancel={copy.cancel}
          submit={copy.save}
          onClose={props.onClose}
        />
      </form>
    </Dialog>
  );
}
