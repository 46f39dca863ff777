import { sentence } from "@marquee/contracts/text/sentence";
import { success } from "#toasts/toast.ts";

/** Toasts about agencies and their clients. */
export const toasts = {
  asked: (email: string) =>
    success("Request sent", sentence`If a company has ${email} as its address, its owners decide.`),
  offered: (email: string) =>
    success("Offer sent", sentence`If an agency has ${email} as its address, its owners decide.`),
  clientStarted: (name: string) => success("You have a new client", sentence`You may act for ${name} now.`),
  agencyStarted: (name: string) => success("Access granted", sentence`${name} may act for you now.`),
  changed: success("Access changed", "It counts from the agency's next step on."),
  ended: (name: string, wasActive: boolean) =>
    wasActive
      ? success("Access ended", sentence`Nothing more is done through the access of ${name}.`)
      : success("Declined", sentence`${name} is told.`),
  withdrawn: (email: string) => success("Withdrawn", sentence`Nothing waits at ${email} any more.`),
} as const;
