import type { SlideMaker } from "@marquee/adapters/slides/port";

/** Makes slides with a library that is loaded only when somebody asks for some. */
export const liveSlides = (): SlideMaker => ({
  deck: async (deck) => (await import("@marquee/adapters/slides/live")).pptxSlides().deck(deck),
});
