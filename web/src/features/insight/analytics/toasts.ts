import { sentence } from "@marquee/contracts/text/sentence";
import { failure, success } from "#toasts/toast.ts";

/** Toasts about analytics. */
export const toasts = {
  recorded: (deal: string, day: string) => success("Measures saved", sentence`${deal}, ${day}`),
  deleted: (deal: string, day: string) => success("Measures deleted", sentence`${deal}, ${day}`),
  imported: (counts: string) => success("Measures imported", counts),
  goalSaved: (label: string) => success("Goal saved", label),
  goalCleared: (label: string) => success("Goal cleared", label),
  sampleLoaded: success("Sample data loaded", "It goes away when you record your own measures."),
  sampleRemoved: success("Sample data removed"),
  sampleFailed: failure("Couldn't change the sample data"),
  csvFailed: failure("Couldn't make the CSV"),
} as const;
