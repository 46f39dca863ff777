import { typedNumber } from "@marquee/contracts/text/typed-number";
import type { Issue } from "#forms/form-shape.ts";
import { zeroOffer as copy } from "../copy.ts";

/** A form with an amount as it is typed, and whether $0 is meant. */
export interface ZeroOfferValues {
  amount: string;
  zeroAgreed: boolean;
}

/** A typed amount in USD, such as "$1,250.50"; undefined for an empty one and for text that is no number. */
export function typedAmount(typed: string): number | undefined {
  const amount = typedNumber(typed);
  return Number.isNaN(amount) ? undefined : amount;
}

/** Whether an offer is for $0, which is allowed, but rarely meant. */
export function isZeroOffer({ amount }: Pick<ZeroOfferValues, "amount">): boolean {
  return typedAmount(amount) === 0;
}

/** What keeps an offer of $0 from being sent: nobody has said that it is meant. */
export function zeroOfferIssues(values: ZeroOfferValues): Issue[] {
  return isZeroOffer(values) && !values.zeroAgreed ? [{ path: ["zeroAgreed"], message: copy.required }] : [];
}
