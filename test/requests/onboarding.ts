import type { Requests } from "./request.ts";

export const onboardingRequests: Requests<"onboarding"> = {
  updateOnboarding: { about: "own", body: { welcomed: true, tourStep: "events" } },
  getChecklist: { about: "own" },
};
