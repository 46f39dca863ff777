import { sitePaths as paths } from "../../site-path.ts";
import type { HowTo } from "./topic.ts";

/** What a brand does before there is a deal. */
export const eventHowTos: readonly HowTo[] = [
  {
    id: "find-events",
    title: "Find events that fit",
    text: "Filter Brand Events by category, place, date, audience, and price. The match score shows how well an event fits your profile and what Morgan knows about your brand.",
    words: "recommended match score search category city budget",
    to: paths.events,
    link: "Open Brand Events",
    pages: [paths.events, paths.dashboard],
  },
  {
    id: "save-searches",
    title: "Get told about new events",
    text: "Save a search, and we notify you once about each new event that fits. Save an event, and we notify you when its price, date, or spots change. Delete a saved search to hear no more of it.",
    words: "alerts notifications saved watch",
    to: `${paths.events}?view=searches`,
    link: "Open saved searches",
    pages: [paths.events],
  },
  {
    id: "compare",
    title: "Compare packages",
    text: "Select up to four packages on an event's Sponsorship tab. You see their benefits side by side and the price per expected attendee. Morgan compares those of different events.",
    words: "side by side sponsorship price per attendee",
    to: paths.events,
    link: "Open Brand Events",
    pages: [paths.events],
  },
  {
    id: "waiting-list",
    title: "Wait for a sold-out package",
    text: "Join the waiting list on an event's Sponsorship tab. The next free spot is offered to whoever has waited longest, and is held for them for 24 hours. Leave the list there at any time.",
    words: "waitlist sold out full spot queue line place next picked",
    to: paths.events,
    link: "Open Brand Events",
    pages: [paths.events],
  },
  {
    id: "calendar",
    title: "See your dates in your own calendar",
    text: "Calendar lists your events, deadlines and due dates. Choose Subscribe there for a private address that Google Calendar, Outlook or Apple Calendar checks by itself. A single event or deal can be added, too.",
    words: "outlook google ics apple sync subscribe feed deadlines phone",
    to: paths.calendar,
    link: "Open Calendar",
    pages: [paths.calendar],
  },
];
