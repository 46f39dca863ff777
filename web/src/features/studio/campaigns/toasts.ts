import { sentence } from "@marquee/contracts/text/sentence";
import { failure, success, type ToastMessage } from "#toasts/toast.ts";

/** Toasts about campaigns. */
export const toasts = {
  notEnoughCredits: failure("Not enough credits")(
    "You need to purchase more credits to generate campaign ideas.",
  ),
  payerHasTooFew: (payer: string) =>
    failure("Not enough credits")(sentence`${payer} pays for this, and has too few credits.`),
  generationFailed: failure("Generation failed"),
  saveFailed: failure("Failed to save campaign"),
  changeFailed: failure("Error"),
  exportFailed: failure("Couldn't export the campaigns"),
  generated: (count: number) =>
    success(
      "Campaign ideas generated!",
      sentence`${count} new ${count === 1 ? "concept is" : "concepts are"} ready to review.`,
    ),
  saved: (name: string) => success("Campaign saved!", sentence`${name} is in your Enterprise Library.`),
  templateSelected: (name: string) =>
    success("Template selected", sentence`${name} is in the Strategy Builder.`),
  templateCreated: (name: string) =>
    success("Template created", sentence`${name} is now one of your Strategic Templates.`),
  canceled: {
    title: "Generation canceled",
    description: "Your credits were returned.",
  } satisfies ToastMessage,
  duplicated: (name: string) => success("Copy made", sentence`${name} is a draft in your library.`),
  versionRestored: (version: number) =>
    success("Version restored", sentence`The campaign is back to version ${version}.`),
  changedElsewhere: {
    title: "This campaign was changed on another device",
    description: "Here is the latest version. Nothing was restored.",
  } satisfies ToastMessage,
  templateRenamed: (name: string) => success("Template renamed", sentence`It's now called ${name}.`),
  templateDeleted: (name: string) =>
    ({ title: "Template deleted", description: sentence`${name} was removed.` }) satisfies ToastMessage,
  deleted: (name: string) =>
    ({ title: "Campaign deleted", description: sentence`${name} was removed.` }) satisfies ToastMessage,
} as const;
