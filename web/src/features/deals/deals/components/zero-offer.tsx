import type { FormField } from "#forms/form-shape.ts";
import { CheckField, FieldError } from "#ui/field.tsx";
import { zeroOffer as copy } from "../copy.ts";
import { isZeroOffer } from "../model/zero-offer.ts";

/** Points out an offer of $0 and asks whether it is meant; nothing for any other amount. */
export function ZeroOffer(props: { amount: string; field: FormField<boolean>; className?: string }) {
  const { field } = props;
  if (!isZeroOffer(props)) return null;
  return (
    <div className={props.className} role="group" aria-label={copy.label}>
      <p className="mb-2 font-medium">{copy.text}</p>
      <CheckField field={field} label={copy.agree} />
      {field.error !== undefined && <FieldError id={`${field.id}-note`}>{field.error}</FieldError>}
    </div>
  );
}
