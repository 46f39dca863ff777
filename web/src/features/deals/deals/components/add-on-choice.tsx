import { formatDollars } from "#format/format.ts";
import type { FormField } from "#forms/form-shape.ts";
import { CheckField, FieldError } from "#ui/field.tsx";
import { addOnChoice as copy } from "../new-deal-copy.ts";

/** An add-on that a deal includes or can include. */
export interface OfferedAddOn {
  id: string;
  benefit: string;
  price: number;
  /** Null if unlimited. */
  remaining: number | null;
}

/** The add-ons of an offer besides its package. A sold-out add-on can only be removed. */
export function AddOnChoice(props: {
  field: FormField<string[]>;
  addOns: readonly OfferedAddOn[];
  /** The add-ons in the deal's latest version. */
  owned?: readonly string[];
  onChoose?: (addOn: OfferedAddOn, chosen: boolean) => void;
  className?: string;
}) {
  const { field, addOns, owned = [], className } = props;
  if (addOns.length === 0) return null;
  return (
    <fieldset className={className}>
      <legend className="mb-1.5 text-sm font-medium">{copy.legend}</legend>
      <div className="grid grid-cols-1 gap-2">
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
              end={<span className="font-semibold">{formatDollars(one.price)}</span>}
            />
          );
        })}
      </div>
      {field.error !== undefined && <FieldError id={`${field.id}-note`}>{field.error}</FieldError>}
    </fieldset>
  );
}
