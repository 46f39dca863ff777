import type { BrandFacts } from "@marquee/contracts/account/brand-facts";
import { limits } from "@marquee/contracts/limits";
import { useEffect, useRef } from "react";
import { useHasRole } from "#account/team-role.ts";
import { ApiError } from "#api/http.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { TagField } from "#ui/tag-field.tsx";
import { useUpdateBrandFacts } from "../api/update-brand-facts.ts";
import { brandFactsForm as copy } from "../copy.ts";
import { factsValues, loadFactsSchema, mergedFacts, sameFacts } from "../model/facts-form.ts";
import { toasts } from "../toasts.ts";
import { BrandColors } from "./brand-colors.tsx";

/** The form of what Morgan knows. Only changes are sent, and nothing overwrites what another device has saved. */
export function BrandFactsForm({ stored }: { stored: BrandFacts }) {
  const update = useUpdateBrandFacts();
  const manages = useHasRole("manager");
  const values = factsValues(stored);
  /** The form's initial values: whatever differs from them was typed here. */
  const base = useRef({ values, version: stored.version });
  const form = useHookForm({
    schema: () => loadFactsSchema(() => base.current),
    initial: values,
    draftKey: "brand-facts",
    onSubmit: (body) =>
      update.mutate(body, {
        onSuccess: (saved) => {
          follow(saved, factsValues(saved));
          form.draft.clear();
          toast(toasts.saved);
        },
        onError: (error) => {
          // A toast reports this error, and the form shows what changed.
          if (error instanceof ApiError && error.code === "stale_version") return;
          void form.showServerErrors(error);
        },
      }),
  });

  function follow(facts: BrandFacts, visible: typeof values): void {
    base.current = { values: factsValues(facts), version: facts.version };
    form.reset(visible);
  }

  useEffect(() => {
    if (stored.version === base.current.version) return;
    follow(stored, mergedFacts(base.current.values, form.values, values));
  });

  return (
    <form className="flex flex-col gap-4" {...form.formProps}>
      <fieldset disabled={!manages} className="contents">
        <div className="grid gap-4 grid-cols-1 sm:grid-cols-2">
          <TextField
            field={form.field("companyName")}
            label={copy.companyName}
            autoComplete="organization"
            optional
          />
          <TextField field={form.field("industry")} label={copy.industry} autoComplete="off" optional />
          <TextAreaField field={form.field("marketingGoals")} label={copy.marketingGoals} rows={3} optional />
          <TextAreaField field={form.field("targetAudience")} label={copy.targetAudience} rows={3} optional />
          <TextAreaField
            field={form.field("brandVoice")}
            label={copy.brandVoice}
            hint={copy.brandVoiceHint}
            rows={3}
            optional
          />
          <TagField
            field={form.field("forbiddenWords")}
            label={copy.forbiddenWords}
            hint={copy.forbiddenWordsHint(limits.forbiddenWords)}
            optional
          />
        </div>
        <TextAreaField
          field={withLineNumber(form.field("facts"), form.errors)}
          label={copy.facts}
          hint={copy.factsHint(limits.brandFacts)}
          placeholder={copy.factsPlaceholder}
          rows={4}
          optional
        />
        <BrandColors field={form.field("brandColors")} max={limits.brandColors} />
      </fieldset>
      <FailureNote error={form.failure} />
      {manages ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <DraftStatus draft={form.draft} />
          <Button
            type="submit"
            variant="primary"
            disabled={sameFacts(form.values, values)}
            pending={update.isPending}
          >
            {copy.save}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-muted">{copy.managersChange}</p>
      )}
    </form>
  );
}

/** An error names a fact by its index in the list; show the user its line number instead. */
function withLineNumber<Field extends { error: string | undefined }>(
  field: Field,
  errors: Record<string, string>,
): Field {
  const [path, message] = Object.entries(errors).find(([name]) => name.startsWith("facts.")) ?? [];
  const line = Number(path?.split(".")[1]);
  return message === undefined || Number.isNaN(line)
    ? field
    : { ...field, error: copy.factNumber(line + 1, message) };
}
