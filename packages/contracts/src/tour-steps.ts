/** The steps of the tour in order, each with the version of the tour that brought it. */
export const tourSteps = [
  { id: "welcome", since: 1 },
  { id: "ideation", since: 1 },
  { id: "events", since: 1 },
  { id: "analytics", since: 1 },
  { id: "credits", since: 1 },
  { id: "assistant", since: 1 },
] as const;
export type TourStepId = (typeof tourSteps)[number]["id"];

/** Who finished an older version is shown the newer steps alone. */
export const tourVersion: number = Math.max(...tourSteps.map(({ since }) => since));
