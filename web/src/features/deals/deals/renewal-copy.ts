import { sentence } from "@marquee/contracts/text/sentence";

/** The texts of the dialog that renews a deal. */
export const renewDialog = {
  title: "Renew this deal?",
  lead: (name: string) =>
    sentence`This opens a new deal with ${name}, who has 72 hours to answer. Both sides can still change the terms.`,
  loading: "Loading the renewal",
  failed: "Couldn't load the renewal",
  none: "No event to renew it for yet",
  noneText: "The host has no upcoming event with an open package in this tier.",
  opens: "The new deal",
  package: "Package",
  packageOf: (name: string, tier: string) => sentence`${name} (${tier})`,
  amount: "Amount",
  listPrice: "List price",
  leftOut: "Add-ons left out",
  priced: (what: string, price: string) => sentence`${what}: ${price}`,
  last: "Last time",
  result: (last: { amount: string; roi: number | null; delivered: number; deliverables: number }) =>
    [
      last.amount,
      ...(last.roi === null ? [] : [sentence`ROI ${last.roi}x`]),
      ...(last.deliverables === 0
        ? []
        : [sentence`${last.delivered} of ${last.deliverables} deliverables delivered`]),
    ].join(", "),
  another: "Choose another package",
  submit: "Renew",
  over: "This is no longer possible. Close this to see where the deal stands.",
} as const;
