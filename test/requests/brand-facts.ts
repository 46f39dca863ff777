import type { Requests } from "./request.ts";

export const brandFactsRequests: Requests<"brand-facts"> = {
  getBrandFacts: { about: "own" },
  updateBrandFacts: { about: "own", body: { version: 0, brandVoice: "Warm and brief" } },
  clearBrandFacts: { about: "own" },
};
