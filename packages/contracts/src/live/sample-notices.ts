import { sitePaths } from "../site-path.ts";

/** The notifications that come with sample data, marked as such. */
const samples = {
  welcome: {
    title: "Sample: Welcome to Marquee",
    message: "This is what a notification looks like. Morgan is ready to help you.",
    leadsTo: sitePaths.chat,
  },
  credit_package: {
    title: "Sample: Enterprise Package",
    message: "Get 5,000 credits for your team with the Enterprise Package.",
    leadsTo: sitePaths.credits,
  },
  event_match: {
    title: "Sample: New event match",
    message: "An event fits your audience, with 92% audience alignment.",
    leadsTo: sitePaths.events,
  },
  campaign_tip: {
    title: "Sample: AI campaign recommendation",
    message: "Morgan has an idea for your next campaign. See what three concepts for it would look like.",
    leadsTo: sitePaths.campaigns,
  },
} as const;
type SampleNotice = keyof typeof samples;
/** The notifications that come with sample data, newest first; the recommendation follows later. */
export const sampleNotices = ["welcome", "credit_package", "event_match"] as const satisfies SampleNotice[];

/** A sample by its name; the welcome for a name that this release does not know. */
export const sampleOf = (which: string) =>
  Object.hasOwn(samples, which) ? samples[which as SampleNotice] : samples.welcome;
