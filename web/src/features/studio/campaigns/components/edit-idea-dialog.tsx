import { campaignTypes } from "@marquee/contracts/enums";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { ApiError } from "#api/http.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFormEnd } from "#ui/dialog-form-end.tsx";
import { SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import { campaignIdeaQuery } from "../api/get-campaign-idea.ts";
import { useUpdateCampaignIdea } from "../api/update-campaign-idea.ts";
import { editIdeaDialog as copy, type IdeaField, ideaFields as labels } from "../library-copy.ts";
import { loadEditSchema, mergedEdit } from "../model/edit-form.ts";
import { ideaTexts } from "../model/idea-texts.ts";
import { campaignTypeLabels } from "../model/labels.ts";
import { toasts } from "../toasts.ts";

const typeOptions = campaignTypes.map((value) => ({ value, label: campaignTypeLabels[value] }));
const lists = ["goals", "keyFeatures", "expectedOutcomes", "metrics"] as const;
const planLists = ["budgetSplit", "staffing", "timeline", "measures"] as const;

const baseOf = (idea: CampaignIdea) => ({ values: ideaTexts(idea), version: idea.version ?? 1 });

/**
 * Edits an idea. Only changed fields are sent. If another device saved first, its values are loaded into the fields
 * not touched here, and the next click knowingly saves over it: nothing typed is lost, and what is overwritten stays
 * among the versions.
 */
export function EditIdeaDialog({ idea, onClose }: { idea: CampaignIdea; onClose: () => void }) {
  const update = useUpdateCampaignIdea();
  const client = useQueryClient();
  const base = useRef(baseOf(idea));
  const [stale, setStale] = useState<{ both: IdeaField[] } | null>(null);
  const form = useHookForm({
    schema: () => loadEditSchema(() => base.current),
    draftKey: `edit-idea-${idea.id}`,
    initial: base.current.values,
    onSubmit: (body) => {
      if (body === null) return done();
      update.mutate(
        { id: idea.id, body },
        {
          onSuccess: (saved) => {
            toast(toasts.saved(saved.name));
            done();
          },
          onError: (error) => {
            if (error instanceof ApiError && error.code === "stale_version") void showLatest(error);
            else void form.showServerErrors(error);
          },
        },
      );
    },
  });

  function done(): void {
    form.draft.clear();
    onClose();
  }

  async function showLatest(error: unknown): Promise<void> {
    try {
      const latest = await client.fetchQuery({ ...campaignIdeaQuery(idea.id), staleTime: 0 });
      const { values, both } = mergedEdit(base.current.values, form.values, ideaTexts(latest));
      base.current = baseOf(latest);
      form.set(values);
      setStale({ both });
    } catch {
      void form.showServerErrors(error);
    }
  }

  return (
    <Dialog onClose={onClose} locked={update.isPending} size="lg" title={copy.title}>
      <form {...form.formProps} className="flex flex-col gap-4">
        <TextField field={form.field("name")} label={labels.name} />
        <TextAreaField field={form.field("description")} label={labels.description} rows={5} />
        <div className="grid gap-4 grid-cols-1 sm:grid-cols-2">
          <SelectField field={form.field("type")} label={labels.type} options={typeOptions} />
          <TextField
            field={form.field("budget")}
            label={labels.budget}
            hint={copy.inDollars}
            inputMode="numeric"
          />
          <TextField field={form.field("location")} label={labels.location} />
          <TextField field={form.field("duration")} label={labels.duration} />
        </div>
        <TextAreaField field={form.field("targetAudience")} label={labels.targetAudience} rows={2} />
        <div className="grid gap-4 grid-cols-1 sm:grid-cols-2">
          {lists.map((list) => (
            <TextAreaField
              key={list}
              field={form.field(list)}
              label={labels[list]}
              hint={copy.onePerLine}
              rows={4}
            />
          ))}
        </div>
        <TextAreaField field={form.field("inspiration")} label={labels.inspiration} rows={2} />
        {idea.mockupDescription !== null && (
          <TextAreaField field={form.field("mockupDescription")} label={labels.mockupDescription} rows={3} />
        )}
        {idea.plan && (
          <Part title={copy.plan}>
            <TextAreaField field={form.field("promise")} label={labels.promise} rows={2} />
            <TextAreaField field={form.field("fit")} label={labels.fit} rows={2} />
            <div className="grid gap-4 grid-cols-1 sm:grid-cols-2">
              {planLists.map((list) => (
                <TextAreaField
                  key={list}
                  field={form.field(list)}
                  label={labels[list]}
                  hint={copy.hints[list]}
                  rows={5}
                />
              ))}
              <TextAreaField field={form.field("risk")} label={labels.risk} rows={3} />
              <TextAreaField field={form.field("riskAnswer")} label={labels.riskAnswer} rows={3} />
            </div>
            <TextAreaField
              field={form.field("sources")}
              label={labels.sources}
              hint={copy.onePerLine}
              rows={2}
            />
          </Part>
        )}
        {idea.competitiveAnalysis && (
          <Part title={copy.analysis}>
            <TextAreaField field={form.field("summary")} label={labels.summary} rows={3} />
            <TextAreaField
              field={form.field("competitors")}
              label={labels.competitors}
              hint={copy.hints.competitors}
              rows={4}
            />
            <div className="grid gap-4 grid-cols-1 sm:grid-cols-2">
              {(["differentiators", "risks"] as const).map((list) => (
                <TextAreaField
                  key={list}
                  field={form.field(list)}
                  label={labels[list]}
                  hint={copy.onePerLine}
                  rows={4}
                />
              ))}
            </div>
            <TextAreaField field={form.field("basis")} label={labels.basis} rows={2} />
          </Part>
        )}
        <div role="alert">
          {stale && (
            <div className="rounded-lg border border-lamp-line bg-lamp-soft px-4 py-3">
              <p>{copy.changedElsewhere}</p>
              {stale.both.length > 0 && (
                <p className="mt-1">
                  {copy.bothChanged(stale.both.map((field) => labels[field]).join(", "))}
                </p>
              )}
            </div>
          )}
        </div>
        <DialogFormEnd
          form={form}
          pending={update.isPending}
          cancel={copy.cancel}
          submit={copy.save}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

/** A part of an idea that not every idea has. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-t border-line pt-4">
      <legend className="float-left mb-3 w-full text-base font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}
