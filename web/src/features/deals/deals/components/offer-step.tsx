import { listPrice } from "@marquee/contracts/events/market-price";
import { formatDollars } from "#format/format.ts";
import type { HookForm } from "#forms/hook-form.ts";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { chosenAddOns, type NewDealValues } from "../model/offer-form.ts";
import { offerStep as copy } from "../new-deal-copy.ts";
import { AddOnChoice, type OfferedAddOn } from "./add-on-choice.tsx";
import { PlainTermFields } from "./plain-term-fields.tsx";

/** What the sponsor offers for the package, and what it should achieve. */
export function OfferStep(props: {
  form: HookForm<NewDealValues>;
  price: number | undefined;
  addOns: readonly OfferedAddOn[];
}) {
  const { form, price, addOns } = props;
  const chosen = chosenAddOns(form.values, addOns);
  const total = price === undefined ? undefined : listPrice(price, chosen);
  const hint = chosen.length === 0 ? copy.amountHint : copy.amountWithAddOns;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <AddOnChoice field={form.field("addOns")} addOns={addOns} className="sm:col-span-2" />
      <TextField
        field={form.field("amount")}
        label={copy.amount}
        optional
        prefix="$"
        inputMode="decimal"
        {...(total === undefined ? {} : { hint: hint(formatDollars(total)) })}
      />
      <PlainTermFields field={(name) => form.field(name) as never} />
      <TextAreaField
        field={form.field("note")}
        label={copy.message}
        hint={copy.messageHint}
        optional
        rows={4}
        className="sm:col-span-2"
      />
    </div>
  );
}
