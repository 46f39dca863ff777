/** Every text of the threads between sponsors and hosts, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const contactOrganizerDialog = {
  title: "Contact Organizer",
  lead: (host: string, event: string) => sentence`Your message about ${event} goes to ${host}.`,
  topic: "Topic",
  message: "Message",
  hint: "Say who you want to reach and what you have in mind.",
  cancel: "Cancel",
  send: "Send message",
} as const;

export const replyForm = {
  label: "Reply",
  send: "Send",
} as const;

export const threadRow = {
  unread: "(unread)",
  deal: "Deal",
  turns: { answer: "Your answer", sign: "Your signature" },
  offered: (amount: string) => sentence`Offered: ${amount}`,
  yourOffer: (amount: string) => sentence`You offered ${amount}`,
  amount: (amount: string) => sentence`Amount: ${amount}`,
} as const;

export const inquiriesPage = {
  title: "Inbox",
  lead: "Inquiries, deals, and their offers and messages in one place.",
  noun: "conversations",
  show: "Show",
  kinds: { all: "All", unread: "Unread", inquiry: "Inquiries", offer: "Offers", deal: "Deals" },
  nothing: {
    unread: "You've read everything",
    inquiry: "No inquiries yet",
    offer: "No open offers",
    deal: "No deals yet",
  },
  showAll: "Show all",
  emptyTitle: "No conversations yet",
  example: {
    name: "Ada Park, Harbor Tools",
    about: "Is the stage on the second day still open?",
    end: "5 minutes ago",
  },
  emptyHost: "Messages from sponsors about your events will show up here.",
  emptyOther: "Find an event and choose Contact Organizer to start a conversation.",
  findEvents: "Find events",
} as const;

export const proposals = {
  propose: "Propose a package",
  madeFor: (name: string) => sentence`Made for ${name}`,
  madeForYou: "Made for you",
  open: "View package",
  named: (name: string) => sentence`View package: ${name}`,
} as const;

export const inquiryPage = {
  list: "Your inquiries",
  detail: "This inquiry",
  title: "Inquiry",
  heading: (name: string, company: string) => sentence`${name}, ${company}`,
  back: "Back to Inbox",
  loading: "Loading the conversation",
  failed: "Couldn't load this conversation",
  log: "Messages",
  closed: "This conversation is closed because one of the accounts was deleted.",
} as const;
