import { sentence } from "@marquee/contracts/text/sentence";

/** The texts of the first steps, separate from those of dialogs, which the first page does not load. */
export const checklistCard = {
  title: "First steps",
  progress: (done: number, of: number) => sentence`${done} of ${of} done`,
  allDone: "You're all set",
  dismiss: "Dismiss",
  done: "Done:",
  items: {
    brandFacts: "Introduce your brand",
    savedEvent: "Save an event",
    publishedEvent: "Publish an event",
    deal: "Start a deal",
    campaign: "Generate a campaign",
  },
  /** The same for those who host only, where it differs. */
  hostItems: { brandFacts: "Introduce your events", deal: "Answer your first offer" },
} as const;
