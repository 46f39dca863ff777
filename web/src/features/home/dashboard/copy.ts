/** Every dashboard text that its first script needs, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const dashboardPage = {
  greeting: (partOfDay: "morning" | "afternoon" | "evening", name: string) =>
    sentence`Good ${partOfDay}, ${name}`,
  title: "Executive Dashboard",
  partner: "Partner",
  premiumAccess: "Premium Access",
  newCampaign: "New campaign",
  createEvent: "Create Event",
  welcomeGuide: "Welcome guide",
} as const;

export const numberTiles = {
  activeDeals: "Active Deals",
  openDeals: (count: number) => (count === 0 ? "None in negotiation" : sentence`${count} in negotiation`),
  upcomingEvents: "Upcoming Events",
  upcomingNote: "You host or sponsor",
  month: { brand: "Spend this month", host: "Revenue this month" },
  asOther: { brand: "as a sponsor", host: "as a host" },
  lastMonth: (amount: string) => sentence`${amount} last month`,
  change: (percent: number) => sentence`${percent > 0 ? "+" : "−"}${Math.abs(percent)}%`,
  averageRoi: "Average ROI",
  multiple: (value: number) => sentence`${value}x`,
  none: "–",
  noResults: "No results recorded yet",
  overDeals: (count: number) => sentence`Across ${count} ${count === 1 ? "deal" : "deals"}`,
} as const;
