/** The texts of a negotiation: stages, prices, differences and Morgan's number. */

import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import type { NumberReason } from "@marquee/contracts/deals/next-number";
import { sentence } from "@marquee/contracts/text/sentence";

const both = (sentence: string) => ({ brand: sentence, host: sentence });

export const stageLine = {
  label: "Progress of the deal",
  offer: "Offer",
  terms: "Terms",
  signatures: "Signatures",
  delivery: "Delivery",
  results: "Results",
  done: "done",
  current: "current stage",
  ahead: "still ahead",
  declined: "Declined",
  canceled: "Canceled",
  expired: "Expired",
} as const;

export const priceLine = {
  title: "Prices so far",
  who: "What",
  place: "On one axis",
  amount: "Amount",
  you: "You",
  list: "List price",
  listNote: (hasAddOns: boolean) => (hasAddOns ? "Package and add-ons" : "Package"),
  gone: "No longer offered",
  closed: (deals: number) => sentence`Median of ${deals} deals`,
  closedNote: (low: string, high: string) => sentence`${low} to ${high}`,
  tooFew: "Closed deals",
  tooFewNote: "Too few to tell",
  none: "–",
} as const;

export const differences = {
  title: "What this offer changes",
  nothing: "No terms changed.",
  first: "This is the first offer.",
  fromPackage: "Compared with the package",
  asOffered: "Price and benefits match the package.",
  said: (name: string) => sentence`${name} wrote`,
  match: (score: number) => sentence`${score}% match: why it fits`,
} as const;

export const decision = {
  theirs: (name: string) => sentence`Offer from ${name}`,
  yours: "Your offer",
  asked: (name: string) => sentence`The last offer, before ${name} asked for changes`,
  youAsked: "The last offer, before you asked for changes",
  reopened: "The last offer, before the event changed",
  agreed: "Agreed amount",
  ended: "Last amount",
} as const;

export const morgansNumber = {
  label: "Morgan's number",
  says: "Morgan:",
  accept: (amount: string) => sentence`Accept ${amount}`,
  offer: (amount: string) => sentence`Answer with ${amount}`,
  open: (amount: string) => sentence`Offer ${amount}`,
  hold: (amount: string) => sentence`Stay at ${amount}`,
  unknown: "Morgan has no number yet: there's no list price, and too few deals have closed.",
  ask: "Ask Morgan for a number",
  free: "Free",
  use: (amount: string) => sentence`Use ${amount}`,
  list: (amount: string) => sentence`List price ${amount}`,
  closed: (deals: number, median: string, low: string, high: string) =>
    sentence`${deals} closed deals: median ${median}, from ${low} to ${high}`,
  tooFew: "Too few closed deals to compare with",
  budget: (amount: string) => sentence`Your budget ${amount}`,
  moved: (name: string, amount: string) => sentence`${name} moved ${amount}`,
  youMoved: (amount: string) => sentence`You moved ${amount}`,
  notMoved: (name: string) => sentence`${name} hasn't moved`,
  youNotMoved: "You haven't moved",
} as const;

/** Why the number is what it is, as a sentence to each side. */
export const numberReasons: Readonly<Record<NumberReason, Record<DealSide, string>>> = {
  met: both("It's at least as good as your own number."),
  fair: {
    brand: "It's at or below the median of closed deals.",
    host: "It's at or above the median of closed deals.",
  },
  close: both("You're too close for another round to be worth it."),
  closed: both("That's the median of closed deals."),
  list: both("That's the list price."),
  budget: both("That's the most your budget allows."),
  halfway: both("That's halfway between the two of you."),
  step: both("That matches the other side's last move."),
  enough: {
    brand: "Your offer is already as much as it should cost.",
    host: "You're already asking no more than it should cost.",
  },
  still: both("The other side hasn't moved since its last number."),
};

export const pricePanel = {
  title: "What it should cost",
  loading: "Loading prices",
  package: (tier: string) => sentence`${tier} package`,
  perAttendee: (price: string) => sentence`${price} per attendee`,
  closed: "Closed deals of this kind",
  closedValue: (low: string, high: string) => sentence`${low} to ${high}`,
  closedNote: (median: string, deals: number) => sentence`Median ${median}, across ${deals} deals`,
  tooFew: "Too few to tell",
  earlier: (name: string) => sentence`Your deals with ${name}`,
  earlierNone: "None so far",
} as const;
