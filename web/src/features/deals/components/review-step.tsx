import type { AddOn } from "@marquee/contracts/http/events";
import type { ReactNode } from "react";
import { formatDay, formatDollars } from "#format/format.ts";
import type { FormField } from "#forms/form-shape.ts";
import { chosenAddOns, listPrice, type NewDealValues } from "../model/offer-form.ts";
import { typedAmount } from "../model/zero-offer.ts";
import { reviewStep as copy } from "../new-deal-copy.ts";
import { ZeroOffer } from "./zero-offer.tsx";

/** Shows the whole offer before it is sent. */
export function ReviewStep(props: {
  values: NewDealValues;
  zeroAgreed: FormField<boolean>;
  eventName: string | undefined;
  offered: { name: string; price: number } | undefined;
  addOns: readonly AddOn[];
}) {
  const { values, offered } = props;
  const chosen = chosenAddOns(values, props.addOns);
  const price = offered && listPrice(offered.price, chosen);
  const facts: [string, ReactNode][] = [
    [copy.event, props.eventName ?? copy.none],
    [copy.package, offered?.name ?? copy.none],
    ...(chosen.length === 0
      ? []
      : [[copy.addOns, chosen.map(({ benefit }) => benefit).join(", ")] as [string, ReactNode]]),
    [copy.amount, shownAmount(values.amount, price)],
    [copy.closingDate, values.closingDate === "" ? copy.none : formatDay(values.closingDate)],
    [copy.kpis, values.kpis.length === 0 ? copy.none : values.kpis.join(", ")],
    [copy.message, values.notes.trim() === "" ? copy.none : values.notes],
  ];
  return (
    <>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words whitespace-pre-wrap max-sm:-mt-3">{value}</dd>
          </div>
        ))}
      </dl>
      <ZeroOffer amount={values.amount} field={props.zeroAgreed} />
      <p className="text-sm text-muted">{copy.hold}</p>
    </>
  );
}

function shownAmount(typed: string, price: number | undefined): string {
  if (typed.trim() === "") return price === undefined ? copy.none : formatDollars(price);
  const amount = typedAmount(typed);
  return amount === undefined ? typed : formatDollars(amount);
}
