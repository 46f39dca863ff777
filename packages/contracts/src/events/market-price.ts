import type { AddOn } from "./events.ts";
import type { ClosedPrices } from "./match.ts";

/** What closed deals paid, for an event of some size, in whole USD. */
export type MarketPrice = ClosedPrices["perAttendee"];

/** Prices per attendee for an event of a size, in whole USD. */
export function timesAttendees({ median, low, high }: MarketPrice, attendees: number): MarketPrice {
  const total = (price: number) => Math.round(price * attendees);
  return { median: total(median), low: total(low), high: total(high) };
}

/** The price of a package plus add-ons, in USD. */
export function listPrice(price: number, addOns: readonly Pick<AddOn, "price">[]): number {
  return addOns.reduce((cents, each) => cents + Math.round(each.price * 100), Math.round(price * 100)) / 100;
}
