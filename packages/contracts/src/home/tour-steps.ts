/** The steps of the tour in order, each with the version of the tour that added it. */
export const tourSteps = [
  { id: "welcome", since: 1 },
  { id: "ideation", since: 1 },
  { id: "events", since: 1 },
  { id: "analytics", since: 1 },
  { id: "credits", since: 1 },
  { id: "assistant", since: 1 },
] as const;
export type TourStepId = (typeof tourSteps)[number]["id"];

/** The current version. Users who finished an older one see only the newer steps. */
export const tourVersion: number = Math.max(...tourSteps.map(({ since }) => since));
