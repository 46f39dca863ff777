import type { OfferedPackage } from "@marquee/contracts/deals/offered-package";
import { listPrice } from "@marquee/contracts/events/market-price";
import { useState } from "react";
import { formatDollars } from "#format/format.ts";
import type { HookForm } from "#forms/hook-form.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { useOfferPrice } from "../model/deal-price.ts";
import { chosenAddOns, type NewDealValues } from "../model/offer-form.ts";
import { morgansNumber } from "../negotiation-copy.ts";
import { offerStep as copy } from "../new-deal-copy.ts";
import { AddOnChoice, type OfferedAddOn } from "./add-on-choice.tsx";
import { MorgansNumber, UseNumber } from "./morgans-number.tsx";
import { PlainTermFields } from "./plain-term-fields.tsx";
import { PricePanel } from "./price-panel.tsx";

/** What the sponsor offers for the package and what it should achieve, beside what is known about its price. */
export function OfferStep(props: {
  form: HookForm<NewDealValues>;
  /** The package as the sponsor read it. */
  offered: OfferedPackage | undefined;
  hostId: string | undefined;
  addOns: readonly OfferedAddOn[];
}) {
  const { form, offered, addOns } = props;
  const [isAsked, setAsked] = useState(false);
  const chosen = chosenAddOns(form.values, addOns);
  const total = offered && listPrice(offered.price, chosen);
  const price = useOfferPrice(offered, total);
  const hint = chosen.length === 0 ? copy.amountHint : copy.amountWithAddOns;
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid gap-4 sm:grid-cols-2">
        <AddOnChoice field={form.field("addOns")} addOns={addOns} className="sm:col-span-2" />
        <TextField
          field={form.field("amount")}
          label={copy.amount}
          optional
          prefix="$"
          inputMode="decimal"
          className="sm:col-span-2"
          {...(total === undefined ? {} : { hint: hint(formatDollars(total)) })}
        />
        <div className="grid grid-cols-1 justify-items-start gap-3 sm:col-span-2">
          <Button
            size="sm"
            aria-expanded={isAsked}
            pending={isAsked && !price}
            disabled={!offered}
            onClick={() => setAsked(!isAsked)}
          >
            <Icon name="sparkles" className="size-4" />
            {morgansNumber.ask}
            <span className="font-normal text-muted">{morgansNumber.free}</span>
          </Button>
          <div aria-live="polite" className="w-full empty:hidden">
            {isAsked && price && offered && (
              <MorgansNumber price={price} other={offered.facts.host.company || offered.facts.host.name}>
                <UseNumber price={price} onUse={(amount) => form.set({ amount })} />
              </MorgansNumber>
            )}
          </div>
        </div>
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
      {offered && <PricePanel offered={offered} hostId={props.hostId} price={price} />}
    </div>
  );
}
