import { sentence } from "@marquee/contracts/text/sentence";
import { success } from "#toasts/toast.ts";

/** Toasts about deals. */
export const toasts = {
  offerSent: (name: string) => success("Offer sent", sentence`${name} has 72 hours to answer.`),
  request_changes: (name: string) =>
    success("Changes requested", sentence`${name} can now send a new offer.`),
  accept: (name: string) => success("Terms accepted", sentence`Next, you and ${name} sign the contract.`),
  sign: (name: string) => success("Contract signed", sentence`We told ${name}.`),
  decline: (name: string) => success("Deal declined", sentence`We told ${name}.`),
  cancel: (name: string) => success("Deal canceled", sentence`We told ${name}.`),
  complete: (name: string) => success("Deal completed", sentence`We told ${name}.`),
  renew: (name: string) => success("Renewal started", sentence`${name} has 72 hours to answer.`),
  proofSaved: success("Proof uploaded", "The other side can see it now."),
  fileAdded: success("File added", "The other side can see it now."),
  fileRemoved: success("File removed"),
} as const;
