/** Every text of the calendar, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const calendarPage = {
  title: "Calendar",
  lead: "Your events, what you have to deliver, and when offers expire.",
  subscribe: "Subscribe",
  all: (month: string) => sentence`All of ${month}`,
  previous: "Previous month",
  next: "Next month",
  today: "Today",
  loading: "Loading your calendar",
  failed: "Couldn't load your calendar",
  emptyTitle: (month: string) => sentence`Nothing in ${month}`,
  empty: "Save an event or make an offer, and its days will appear here.",
  browse: "Browse Brand Events",
  emptyHost: "Publish an event, and its days will appear here.",
  create: "Create Event",
} as const;

export const monthGrid = {
  caption: (month: string) => sentence`${month}, one row per week`,
  more: (count: number, day: string) => ({
    text: sentence`+${count} more`,
    name: sentence`${count} more on ${day}`,
  }),
} as const;

export const agenda = {
  due: (benefit: string) => sentence`Due: ${benefit}`,
  expires: (packageName: string) => sentence`Offer expires: ${packageName}`,
  kinds: {
    hosting: "You host",
    draft: "Draft",
    sponsoring: "You sponsor",
    negotiating: "Negotiating",
    saved: "Saved",
    deliverable: "To deliver",
    offer: "Offer",
  },
} as const;

export const feedDialog = {
  title: "Subscribe in your calendar app",
  text: "A private address that calendar apps check automatically. Anyone who has it can see your events and deadlines, but no amounts.",
  make: "Create address",
  once: "Copy the address now. We show it only once.",
  link: "Address",
  copy: "Copy address",
  how: "In Google Calendar: Other calendars, From URL. In Apple Calendar: File, New Calendar Subscription. In Outlook: Add calendar, Subscribe from web.",
  list: "Active addresses",
  none: "No addresses yet.",
  made: (time: string) => sentence`Created ${time}`,
  revoke: "Revoke",
  revokeOf: (time: string) => sentence`Revoke the address created ${time}`,
  revoked: "Address revoked",
} as const;
