import type { Industry } from "@marquee/contracts/enums";
import { useHookForm } from "#forms/hook-form.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { useCreateCampaignTemplate } from "../api/create-campaign-template.ts";
import { industryOptions } from "../model/labels.ts";
import { templateFromIdeaDialog as copy } from "../template-copy.ts";

interface TemplateValues {
  ideaId: string;
  name: string;
  industry: Industry;
}

/** Turns an idea into a template for later campaigns; only its owner can see it. */
export function TemplateFromIdeaDialog(props: { idea: { id: string; name: string }; onClose: () => void }) {
  const { idea, onClose } = props;
  const create = useCreateCampaignTemplate();
  const initial: TemplateValues = { ideaId: idea.id, name: idea.name, industry: "tech" };
  const form = useHookForm({
    schema: () =>
      import("@marquee/contracts/studio/templates").then(
        ({ createCampaignTemplate }) => createCampaignTemplate.body,
      ),
    initial,
    onSubmit: (body) =>
      create.mutate(body, { onSuccess: onClose, onError: (error) => form.showServerErrors(error) }),
  });
  return (
    <Dialog
      onClose={onClose}
      locked={create.isPending}
      size="sm"
      title={copy.title}
      description={copy.description}
    >
      <form {...form.formProps} className="flex flex-col gap-4">
        <TextField field={form.field("name")} label={copy.name} />
        <SelectField field={form.field("industry")} label={copy.industry} options={industryOptions} />
        <FailureNote error={form.failure} />
        <div className="mt-1 flex justify-end gap-2">
          <Button disabled={create.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={create.isPending}>
            {copy.create}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
