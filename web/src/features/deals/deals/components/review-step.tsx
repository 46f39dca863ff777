import type { OfferedPackage } from "@marquee/contracts/deals/offered-package";
import { benefitLine } from "@marquee/contracts/events/benefits";
import { listPrice } from "@marquee/contracts/events/market-price";
import { sideBySide } from "@marquee/contracts/text/sentence";
import { isBlank } from "@marquee/contracts/text/typed-text";
import type { ReactNode } from "react";
import { formatDollars } from "#format/format.ts";
import type { FormField } from "#forms/form-shape.ts";
import { Facts } from "#ui/facts.tsx";
import { chosenAddOns, type NewDealValues } from "../model/offer-form.ts";
import { partyText } from "../model/party-text.ts";
import { plainTermLines, plainTermsOf } from "../model/plain-terms.ts";
import { shownDays } from "../model/terms.ts";
import { typedAmount } from "../model/zero-offer.ts";
import { reviewStep as copy } from "../new-deal-copy.ts";
import { ZeroOffer } from "./zero-offer.tsx";

/** Shows the whole offer before it is sent. */
export function ReviewStep(props: {
  values: NewDealValues;
  zeroAgreed: FormField<boolean>;
  /** The package as the sponsor read it. */
  read: OfferedPackage | undefined;
}) {
  const { values, read } = props;
  const chosen = chosenAddOns(values, read?.addOns ?? []);
  const price = read && listPrice(read.price, chosen);
  const facts: [string, ReactNode][] = [
    ...(read
      ? ([
          [copy.event, read.facts.event.name],
          [copy.days, shownDays(read.facts.event)],
          [copy.location, read.facts.event.location],
          [copy.host, partyText(read.facts.host)],
          [copy.package, read.name],
          [copy.benefits, read.benefitItems.map(benefitLine).join("\n")],
        ] as [string, ReactNode][])
      : [[copy.package, copy.none] as [string, ReactNode]]),
    ...(chosen.length === 0
      ? []
      : [
          [
            copy.addOns,
            sideBySide(
              chosen.map(({ benefit }) => benefit),
              ", ",
            ),
          ] as [string, ReactNode],
        ]),
    [copy.amount, shownAmount(values.amount, price)],
    ...plainTermLines(plainTermsOf(values)).map(([label, text]): [string, ReactNode] => [
      label,
      text === "" ? copy.none : text,
    ]),
    [copy.message, isBlank(values.note) ? copy.none : values.note],
  ];
  return (
    <>
      <Facts layout="beside" facts={facts} />
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
