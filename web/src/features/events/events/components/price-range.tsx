import { useId, useState } from "react";
import { meantKey } from "#browser/meant-key.ts";
import { inputClass } from "#ui/field.tsx";
import { eventFilterBar as copy } from "../copy.ts";
import { endsOf, rangeOf } from "../model/event-filters.ts";

/** Any range of package prices in whole dollars; either end may be open. */
export function PriceRange({
  price,
  onPrice,
}: {
  price: string | undefined;
  onPrice: (price: string) => void;
}) {
  const id = useId();
  const [known, setKnown] = useState(price);
  const [ends, setEnds] = useState(() => textsOf(price));
  if (price !== known) {
    // Chosen elsewhere, such as among the bands.
    setKnown(price);
    setEnds(textsOf(price));
  }
  const range = rangeOf(...ends);
  const apply = () => range !== undefined && range !== (price ?? "") && onPrice(range);
  const fields = [copy.priceFrom, copy.priceTo].map((label, at) => (
    <div key={label} className="grid grid-cols-1 gap-1.5 text-sm font-medium">
      <label htmlFor={`${id}-${at}`}>{label}</label>
      <span className="relative">
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted"
        >
          {copy.currency}
        </span>
        <input
          id={`${id}-${at}`}
          inputMode="numeric"
          autoComplete="off"
          className={`${inputClass} pl-6`}
          value={ends[at]}
          aria-invalid={range === undefined}
          aria-describedby={range === undefined ? id : undefined}
          onChange={({ target }) => setEnds(at === 0 ? [target.value, ends[1]] : [ends[0], target.value])}
          onBlur={apply}
          onKeyDown={(event) => meantKey(event) === "Enter" && apply()}
        />
      </span>
    </div>
  ));
  return (
    <fieldset className="col-span-2 grid grid-cols-2 gap-x-3 gap-y-1.5">
      <legend className="sr-only">{copy.priceRange}</legend>
      {fields}
      {range === undefined && (
        <p id={id} role="alert" className="col-span-2 text-sm text-danger">
          {copy.wrongPrice}
        </p>
      )}
    </fieldset>
  );
}

function textsOf(price: string | undefined): [string, string] {
  const [least = "", most = ""] = endsOf(price);
  return [least, most];
}
