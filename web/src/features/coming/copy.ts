/** Every text of the pages that are still being built. */

export const overviewPage = {
  title: "Overview",
  backToDashboard: "Back to Dashboard",
  comingSoon: "Coming soon",
  whatToExpect: (page: string) => `What you'll find in ${page}`,
  askMorgan: "Ask Morgan",
  activity: "Your activity so far",
} as const;

export const comingPages = {
  analytics: {
    title: "Enterprise Analytics",
    lead: "Enterprise Analytics is coming soon. Here's your activity so far.",
    plans: [
      "Performance of your events and campaigns over time",
      "Pipeline and revenue by event",
      "Which locations are worth your next budget",
    ],
    today: "Until then, Morgan can tell you which metrics to track.",
  },
  engagement: {
    title: "Audience Engagement",
    lead: "Audience Engagement is coming soon. Here's your activity so far.",
    plans: [
      "How many people you reached and how they took part",
      "Lead quality by event",
      "What drew people to your booth",
    ],
    today: "Until then, Morgan can suggest ways to draw people to your booth.",
  },
  roi: {
    title: "ROI & Reporting",
    lead: "ROI & Reporting is coming soon. Here's your activity so far.",
    plans: [
      "Return on every sponsorship",
      "Cost per lead compared with your target",
      "Reports you can share with your team",
    ],
    today: "Until then, Morgan can calculate the expected ROI of a sponsorship.",
  },
} as const;
