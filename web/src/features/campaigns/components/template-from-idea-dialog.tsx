import type { Industry } from "@marquee/contracts/enums";
import type { CampaignIdea } from "@marquee/contracts/http/campaigns";
import { createCampaignTemplate } from "@marquee/contracts/http/templates";
import { useForm } from "#lib/form.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { useCreateCampaignTemplate } from "../api/create-campaign-template.ts";
import { industryOptions } from "../model/labels.ts";

interface TemplateValues {
  ideaId: string;
  name: string;
  industry: Industry;
}

/** Makes an idea a starting point for the next one; only its owner sees it. */
export function TemplateFromIdeaDialog({ idea, onClose }: { idea: CampaignIdea; onClose: () => void }) {
  const create = useCreateCampaignTemplate();
  const initial: TemplateValues = { ideaId: idea.id, name: idea.name, industry: "tech" };
  const form = useForm({
    schema: createCampaignTemplate.body,
    initial,
    onSubmit: (body) =>
      create.mutate(body, { onSuccess: onClose, onError: (error) => form.showServerErrors(error) }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      locked={create.isPending}
      size="sm"
      title="Make a template"
      description="It appears among your Strategic Templates. Only you can see it."
    >
      <form {...form.formProps} className="flex flex-col gap-4">
        <TextField field={form.field("name")} label="Name" />
        <SelectField field={form.field("industry")} label="Industry" options={industryOptions} />
        <div className="mt-1 flex justify-end gap-2">
          <Button disabled={create.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={create.isPending}>
            Create template
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
