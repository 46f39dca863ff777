import type { FormField } from "#forms/form-shape.ts";
import { SelectField, TextField } from "#ui/field.tsx";
import { benefitRows as copy } from "../copy.ts";
import { type BenefitValues, dueOptions, kindChoices } from "../model/benefit-form.ts";

/** The fields of one benefit, for a grid of six columns on wide screens. */
export function BenefitFields(props: {
  text: FormField<string>;
  kind: FormField<BenefitValues["kind"]>;
  quantity: FormField<string>;
  dueDays: FormField<string>;
  dueFrom: FormField<BenefitValues["due"]["from"]>;
}) {
  return (
    <>
      <TextField field={props.text} label={copy.text} className="col-span-2 sm:col-span-6" />
      <SelectField field={props.kind} label={copy.kind} options={kindChoices} className="sm:col-span-2" />
      <TextField field={props.quantity} label={copy.quantity} inputMode="numeric" />
      <TextField field={props.dueDays} label={copy.dueDays} inputMode="numeric" />
      <SelectField
        field={props.dueFrom}
        label={copy.dueWhen}
        options={dueOptions}
        className="sm:col-span-2"
      />
    </>
  );
}
