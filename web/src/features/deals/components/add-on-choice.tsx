import { formatDollars } from "#format/format.ts";
import type { FormField } from "#forms/form-shape.ts";
import { CheckField, FieldError } from "#ui/field.tsx";
import { addOnChoice as copy } from "../new-deal-copy.ts";

/** An add-on that a deal has, or can have. */
export interface OfferedAddOn {
  id: string;
  benefit: string;
  price: number;
  /** Null for any number. */
  remaining: number | null;
}

/** Which add-ons an offer has beside its package. What is sold out can only be given up. */
export function AddOnChoice(props: {
  field: FormField<string[]>;
  addOns: readonly OfferedAddOn[];
  /** Those that the deal has by its latest version. */
  owned?: readonly string[];
  onChoose?: (addOn: OfferedAddOn, chosen: boolean) => void;
  className?: string;
}) {
  const { field, addOns, owned = [], className } = props;
  if (addOns.length === 0) return null;
  return (
    <fieldset className={className}>
      <legend className="mb-1.5 text-sm font-medium">{copy.legend}</legend>
      <div className="grid gap-2">
        {addOns.map((one) => {
          const chosen = field.value.includes(one.id);
          const isSoldOut = one.remaining === 0 && !owned.includes(one.id);
          return (
            <CheckField
              key={one.id}
              field={{
                id: `${field.id}-${one.id}`,
                name: `${field.name}-${one.id}`,
                value: chosen,
                error: undefined,
                set: (next) => {
                  field.set(next ? [...field.value, one.id] : field.value.filter((id) => id !== one.id));
                  props.onChoose?.(one, next);
                },
              }}
              label={one.benefit}
              {...(isSoldOut
                ? { note: copy.soldOut }
                : one.remaining === null
                  ? {}
                  : { note: copy.left(one.remaining) })}
              disabled={isSoldOut && !chosen}
              end={<span className="tabular font-semibold">{formatDollars(one.price)}</span>}
            />
          );
        })}
      </div>
      {field.error !== undefined && <FieldError id={`${field.id}-note`}>{field.error}</FieldError>}
    </fieldset>
  );
}
