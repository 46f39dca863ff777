/** Every text below the numbers of the dashboard, by component; it is loaded with those parts. */

import { sentence } from "@marquee/contracts/text/sentence";

export const chatCard = {
  title: "Morgan",
  note: "Your AI strategist",
  open: "Open chat",
} as const;

export const eventsCard = {
  recommended: "Recommended Events",
  sponsored: "Sponsored Events",
  viewAll: "View all",
  loading: "Loading events",
  failed: "Couldn't load events",
  match: (score: number) => sentence`${score}% match`,
  noneRecommended: "No recommendations yet",
  noneRecommendedText: "Add your industry, interests, and budget to get recommendations.",
  editProfile: "Edit profile",
  noneSponsored: "No sponsored events yet",
  noneSponsoredText: "Events you sponsor show up here.",
  browse: "Browse events",
} as const;

export const nextEventsCard = {
  title: "Your next events",
  all: "All your events",
  browse: "Browse events",
  loading: "Loading your events",
  failed: "Couldn't load your events",
  none: "No events coming up",
  noneText: "Publish an event with packages so sponsors can find it.",
  create: "Create Event",
  sides: { host: "You host", brand: "You sponsor" },
  booked: (worth: string) => sentence`of ${worth} booked`,
  spent: "signed",
  noPackages: "No packages yet",
} as const;

export const dealsCard = {
  title: "Active Deals",
  viewAll: "View all",
  loading: "Loading deals",
  failed: "Couldn't load your deals",
  none: "No deals under way",
  noneText: "Deals you negotiate or that are active show up here.",
  browse: "Browse events",
  closes: (day: string) => sentence`Closes ${day}`,
  noDate: "No closing date",
} as const;

export const insightsCard = {
  title: "Cybersecurity Insights",
  viewAll: "View events",
  loading: "Loading insights",
  failed: "Couldn't load insights",
  upcoming: "Upcoming events",
  withSpots: "With open spots",
  attendees: "Average attendance",
  priceFrom: "Packages from",
  count: (count: string, isMore: boolean) => (isMore ? sentence`${count}+` : count),
  unknown: "–",
  none: "No upcoming cybersecurity events",
  noneText: "New ones show up here.",
} as const;

export const performanceCard = {
  title: "Performance Analytics",
  period: "Last 30 days",
  periodOf: { brand: "Last 30 days, as a sponsor", host: "Last 30 days, as a host" },
  sample: "Sample",
  open: "View analytics",
  loading: "Loading performance",
  failed: "Couldn't load performance",
  none: "No results yet",
  noneText: "Record what your deals brought in to see how they perform.",
  record: "Record results",
  leads: "Leads by day",
  leadsSummary: (day: string, leads: number) => sentence`Leads by day. The most were ${leads}, on ${day}.`,
  noLeads: "No leads in this period.",
} as const;

export const libraryShelf = {
  fromYourLibrary: "From your library",
  viewAll: "View all",
} as const;

export const jobStatuses = {
  queued: "Queued",
  running: "Running",
  failed: "Failed",
  cancelled: "Canceled",
} as const;

export const recentCampaigns = {
  title: "Recent campaigns",
  viewAll: "View all",
  loading: "Loading campaigns",
  failed: "Couldn't load your campaigns",
  emptyTitle: "No campaigns yet",
  emptyText: "Describe a goal and get campaign concepts with budgets, metrics, and mockups.",
  buildAStrategy: "Build a strategy",
  concepts: (count: number) => sentence`${count} ${count === 1 ? "concept" : "concepts"}`,
} as const;
