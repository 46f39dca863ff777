import { useLayoutEffect, useRef, useState } from "react";
import type { Form } from "#forms/form-shape.ts";
import { Card } from "#ui/card.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { TagField } from "#ui/tag-field.tsx";
import { strategyBuilder as copy } from "../copy.ts";
import { detailsSummary } from "../model/brief-summary.ts";
import { type BuilderValues, detailFields } from "../model/builder.ts";
import { industryOptions, preferredTypeOptions } from "../model/labels.ts";

const anyIndustry = [{ value: "" as const, label: copy.anyIndustry }, ...industryOptions];

/** A brief without its prompt: collapsed to a one-line summary until the user opens it or a field is invalid. */
export function BriefDetails(props: {
  form: Form<BuilderValues>;
  /** The field that is being put right; it is shown and gets the focus. */
  correcting: { name: string } | undefined;
}) {
  const { form, correcting } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const isWrong = detailFields.some((name) => form.field(name).error !== undefined);
  const summary = detailsSummary(form.values);

  useLayoutEffect(() => {
    // A collapsed field cannot take focus, so open before the form moves focus to it.
    if (isWrong) setOpen(true);
  }, [isWrong]);

  useLayoutEffect(() => {
    if (!correcting || !details.current) return;
    // Before the next paint, since a collapsed field can't take focus.
    details.current.open = true;
    details.current.querySelector<HTMLElement>(`[name="${correcting.name}"]`)?.focus();
  }, [correcting]);

  return (
    <Card>
      <details
        ref={details}
        className="group"
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-13 list-none items-center gap-2.5 rounded-xl px-5 py-2.5 focus-visible:outline-offset-[-2px] [&::-webkit-details-marker]:hidden">
          <Icon
            name="chevron-right"
            className="size-4 text-faint transition-transform group-open:rotate-90"
          />
          <span className="min-w-0">
            <span className="block font-medium">{copy.detailsTitle}</span>
            <span className="block truncate text-sm text-muted group-open:hidden">
              {summary === "" ? copy.detailsHint : summary}
            </span>
          </span>
        </summary>
        <div className="grid grid-cols-1 gap-4 px-5 pt-1 pb-5 sm:grid-cols-2">
          <SelectField field={form.field("industry")} label={copy.industry} options={anyIndustry} />
          <SelectField
            field={form.field("preferred_type")}
            label={copy.preferredType}
            options={preferredTypeOptions}
          />
          <TextField
            field={form.field("budget")}
            label={copy.budget}
            inputMode="decimal"
            placeholder={copy.budgetPlaceholder}
          />
          <TextField
            field={form.field("duration")}
            label={copy.duration}
            placeholder={copy.durationPlaceholder}
          />
          <TextField
            field={form.field("targetAudience")}
            label={copy.targetAudience}
            placeholder={copy.audiencePlaceholder}
          />
          <TextField
            field={form.field("location")}
            label={copy.location}
            placeholder={copy.locationPlaceholder}
          />
          <TagField
            field={form.field("goals")}
            label={copy.goals}
            placeholder={copy.goalsPlaceholder}
            hint={copy.oneByOne}
            className="sm:col-span-2"
          />
        </div>
      </details>
    </Card>
  );
}
