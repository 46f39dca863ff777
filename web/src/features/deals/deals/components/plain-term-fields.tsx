import { dealFieldLabels } from "@marquee/contracts/deals/deal-facts";
import type { FormField } from "#forms/form-shape.ts";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { TagField } from "#ui/tag-field.tsx";
import type { PlainTermValues } from "../model/plain-terms.ts";
import { plainTermFields as copy } from "../new-deal-copy.ts";

/** The fields of the plain terms, for a grid of two columns on wide screens. */
export function PlainTermFields({
  field,
}: {
  /** The form's field of a term. */
  field: <Name extends keyof PlainTermValues>(name: Name) => FormField<PlainTermValues[Name]>;
}) {
  return (
    <>
      <TextField
        field={field("closingDate")}
        type="date"
        label={dealFieldLabels.closingDate}
        optional
        hint={copy.closingHint}
      />
      <TagField
        field={field("kpis")}
        label={dealFieldLabels.kpis}
        optional
        hint={copy.kpisHint}
        className="sm:col-span-2"
      />
      <TextAreaField
        field={field("notes")}
        label={dealFieldLabels.notes}
        hint={copy.notesHint}
        optional
        rows={3}
        className="sm:col-span-2"
      />
    </>
  );
}
