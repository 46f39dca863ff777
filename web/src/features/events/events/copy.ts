import { type MatchLevel, matchLevel } from "@marquee/contracts/events/match-level";
import { sentence } from "@marquee/contracts/text/sentence";

/** Every text of the event pages, by component. */

export const eventsPage = {
  title: "Events",
  lead: "Find events to sponsor and talk to the people who run them.",
  views: "Which events",
  all: "All events",
  recommended: "Recommended",
  sponsored: "Sponsored Events",
  saved: "Saved",
  searches: "Saved searches",
  emptyTitle: "No events found",
  emptyFiltered: "Try another search or fewer filters.",
  empty: "New events show up here.",
  clearFilters: "Clear filters",
  noSavedTitle: "No saved events",
  noSaved: "Save an event to find it here on any device.",
  browse: "Browse events",
} as const;

export const createEventLabel = "Create Event";

export const eventFilterBar = {
  search: "Search events",
  searchPlaceholder: "Search events...",
  category: "Category",
  allCategories: "All categories",
  price: "Package price",
  anyPrice: "Any price",
  more: "More filters",
  from: "Starts from",
  to: "Starts by",
  presets: "Common date ranges",
  ahead: { 30: "Next 30 days", 90: "Next 90 days", 365: "Next 12 months" },
  city: "City",
  cityPlaceholder: "Any city",
  tier: "Tier",
  anyTier: "Any tier",
  spots: "Spots",
  anySpots: "Any",
  spotsLeft: "Spots left only",
  attendees: "Attendees",
  anyAttendees: "Any number",
  order: "Order",
  orders: {
    "": "Soonest first",
    match: "Best match first",
    cheapest: "Lowest price first",
    largest: "Largest first",
    latest: "Latest first",
  },
  priceRange: "Package price from and to",
  currency: "$",
  priceFrom: "Price from",
  priceTo: "Price up to",
  wrongPrice: "Enter whole dollars, the lower price first.",
  status: "Status",
  anyStatus: "Any status",
  upTo: (most: string) => sentence`Up to ${most}`,
  between: (least: string, most: string) => sentence`${least} to ${most}`,
  atLeast: (least: string) => sentence`${least} or more`,
} as const;

export const eventGrid = {
  loading: "Loading events",
  failed: "Couldn't load events",
  noneSoFar: "No matches so far. Load more to keep looking.",
  loadMore: "Load more",
} as const;

export const eventCard = {
  attendees: (count: string) => sentence`${count} attendees`,
  from: (price: string) => sentence`From ${price}`,
  noPackages: "No packages yet",
  match: (score: number) =>
    matchLevel(score) === "weak" ? sentence`Weak fit, ${score}%` : sentence`${score}% match`,
} as const;

export const spots = {
  soldOut: "Sold out",
  left: (count: number) => sentence`${count} ${count === 1 ? "spot" : "spots"} left`,
} as const;

export const saveButton = {
  save: "Save Event",
  saved: "Saved",
  named: (label: string, event: string) => sentence`${label}: ${event}`,
} as const;

export const eventStatuses = {
  draft: "Draft",
  upcoming: "Upcoming",
  ongoing: "Happening now",
  completed: "Past",
  cancelled: "Canceled",
} as const;

export const eventDetail = {
  title: "Event",
  back: "Back to Events",
  loading: "Loading the event",
  failed: "Couldn't load this event",
  tabs: "About this event",
  overview: "Overview",
  sponsorship: "Sponsorship",
  audience: "Audience",
  edit: "Edit event",
} as const;

export const eventHero = {
  label: "At a glance",
  days: "Days",
  place: "Location",
  attendees: "Expected attendees",
  match: "Your match",
  score: (score: number) => sentence`${score}%`,
} as const;

export const offerBar = {
  label: "Make an offer for this event",
  offer: "Make an offer",
} as const;

export const packagesTable = {
  title: "Packages",
  caption: "Packages with their prices and spots",
  benefits: "Compare benefits",
  package: "Package",
  price: "Price",
  perAttendee: "Per attendee",
  medianPaid: "Median paid",
  left: "Spots left",
  action: "Choose",
  unknown: "–",
  brief: (perAttendee: string | undefined, left: number) =>
    [perAttendee && sentence`${perAttendee}/attendee`, left === 0 ? "Sold out" : sentence`${left} left`]
      .filter(Boolean)
      .join(" · "),
  of: (left: number, all: number) => (left === 0 ? "Sold out" : sentence`${left} of ${all}`),
  medianNote: (deals: number) =>
    sentence`Median paid is per attendee, from ${deals} completed deals at events of this category.`,
} as const;

export const overviewTab = {
  about: "Details",
  begins: "Begins",
  ends: "Ends",
  location: "Location",
  category: "Category",
  website: "Website",
  visitWebsite: "Visit the event's website",
} as const;

export const sponsorshipTab = {
  select: "Select Package",
  joinList: "Join waiting list",
  named: (label: string, offer: string) => sentence`${label}: ${offer}`,
  emptyTitle: "No Packages Available",
  empty: "No packages available for this event.",
  closed: (of: {
    price: string;
    tier: string;
    category: string;
    deals: number;
    median: string;
    low: string;
    high: string;
  }) =>
    sentence`${of.price} per attendee. ${of.tier} packages at ${of.category} events sold for ${of.median} per attendee (median of ${of.deals} completed deals on Marquee, ${of.low} to ${of.high}).`,
  onePerIndustry: "One sponsor per industry.",
  noneTaken: "None is taken yet.",
  taken: (names: string) => sentence`Taken: ${names}`,
  sponsors: (count: number) => sentence`Up to ${count} ${count === 1 ? "sponsor" : "sponsors"}`,
} as const;

export const madeForBadge = {
  madeForYou: "Made for you",
  onlyFor: ({ name, company }: { name: string; company: string }) =>
    sentence`Only for ${company === "" ? name : sentence`${name}, ${company}`}`,
} as const;

export const addOns = {
  title: "Add-ons",
  note: "Benefits you can add to any package.",
  left: (count: number) => (count === 0 ? "Sold out" : sentence`${count} left`),
} as const;

export const tiers = {
  platinum: "Platinum",
  gold: "Gold",
  silver: "Silver",
  bronze: "Bronze",
} as const;

export const audienceTab = {
  unknown: "Not announced yet",
  title: "Audience",
  attendees: "Expected attendees",
  who: "Who attends",
} as const;

export const hostCard = {
  title: "Event Host",
  contact: "Contact Organizer",
  completed: (rate: number) => sentence`${Math.round(rate * 100)}% of signed deals completed`,
  withinTheHour: "Usually replies within an hour",
  hours: (count: number) => sentence`Usually replies within ${count} ${count === 1 ? "hour" : "hours"}`,
  days: (count: number) => sentence`Usually replies within ${count} days`,
} as const;

export const recommendedEvents = {
  lead: "Upcoming events compared with your profile, best match first.",
  editProfile: "Edit profile",
  emptyTitle: "No recommendations yet",
  empty: "Upcoming events with open spots show up here.",
} as const;

export const conceptEvents = {
  title: "Packages for a concept",
  titleOf: (name: string) => sentence`Packages for ${name}`,
  lead: (facts: string) => sentence`Upcoming events compared with ${facts}, best match first.`,
  back: "Back to Concept",
  emptyTitle: "No events to sponsor right now",
  empty: "Upcoming events with open spots show up here.",
  allEvents: "See all events",
  goneTitle: "This concept isn't in your library",
  gone: "It may have been deleted, or the link belongs to another account.",
  toLibrary: "Go to your library",
} as const;

export const matchGroups: Record<MatchLevel, (count: number) => string> = {
  strong: (count) => (count === 1 ? "1 strong match" : sentence`${count} strong matches`),
  good: (count) => (count === 1 ? "1 good match" : sentence`${count} good matches`),
  weak: () => "Not a close fit",
};

export const matchReasons = {
  label: "Why it fits",
} as const;

export const sponsoredEvents = {
  title: "Sponsored Events",
  loading: "Loading sponsored events",
  failed: "Couldn't load sponsored events",
  emptyTitle: "No sponsored events yet",
  empty: "Events of your deals show up here.",
} as const;

export const matchCard = {
  title: (score: number) => (matchLevel(score) === "weak" ? "Weak fit for you" : "Your match"),
  titleOf: (concept: string, score: number) =>
    matchLevel(score) === "weak" ? sentence`Weak fit for ${concept}` : sentence`Match for ${concept}`,
  seeConcept: "See the concept",
  score: (score: number) => sentence`${score}%`,
  points: (score: number, weight: number) => sentence`${score} of ${weight}`,
  parts: {
    industry: "Industry",
    budget: "Budget",
    interests: "Interests",
    format: "Format",
    audience: "Audience",
    place: "Location",
    value: "Cost per attendee",
    date: "Timing",
  },
  editProfile: "Edit the profile this is based on",
} as const;

export const savedSearches = {
  save: "Save this search",
  loading: "Loading saved searches",
  failed: "Couldn't load saved searches",
  emptyTitle: "No saved searches",
  empty: "Filter the list and save the search. We'll tell you about new events that match it.",
  nothingYet: "No new events yet",
  found: (count: number) => (count === 1 ? "1 event so far:" : sentence`${count} events so far, the latest:`),
  unread: (count: number) => sentence`${count} new`,
  delete: (name: string) => sentence`Delete saved search: ${name}`,
  spotsLeft: "Spots left",
  attendees: (range: string) => sentence`${range} attendees`,
  from: (day: string) => sentence`From ${day}`,
  to: (day: string) => sentence`Until ${day}`,
} as const;

export const comparePackages = {
  title: "Compare packages",
  lead: "Up to four packages side by side.",
  back: "Back to Events",
  compare: "Compare",
  box: (name: string) => sentence`Compare ${name}`,
  full: "You can compare four packages. Remove one to add another.",
  loading: "Loading the packages",
  failed: "Couldn't load the packages",
  emptyTitle: "Nothing to compare",
  empty: "Choose Compare on the packages of an event.",
  caption: "Packages side by side",
  row: "Package",
  event: "Event",
  date: "Date",
  place: "Location",
  tier: "Tier",
  price: "Price",
  attendees: "Expected attendees",
  perAttendee: "Price per attendee",
  perAttendeeNote: "Price divided by expected attendees",
  noAttendees: "Not known",
  spots: "Availability",
  match: "Your match",
  benefits: "Benefits",
  remove: (name: string) => sentence`Remove ${name}`,
} as const;

export const pastSponsors = {
  title: "Past Sponsors",
  none: "No completed deals with this host yet.",
} as const;

export const benefitRows = {
  title: "Benefits",
  benefit: "Benefit",
  add: "Add benefit",
  text: "What the sponsor gets",
  kind: "Kind",
  chooseKind: "Choose a kind",
  quantity: "Quantity",
  dueDays: "Due (days)",
  dueWhen: "Counted from",
  dueFrom: {
    after_signing: "after signing",
    before_event: "before the event",
    after_event: "after the event",
  },
} as const;
