/** Every text of the threads between sponsors and hosts, by component. */

export const contactOrganizerDialog = {
  title: "Contact Organizer",
  lead: (host: string, event: string) => `Your message about ${event} goes to ${host}.`,
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

export const inquiryRow = {
  unread: "(unread)",
} as const;

export const unreadNote = {
  unread: "unread",
} as const;

export const inquiriesPage = {
  title: "Inquiries",
  lead: "Conversations between sponsors and event hosts.",
  noun: "inquiries",
  emptyTitle: "No inquiries yet",
  emptyHost: "Messages from sponsors about your events will show up here.",
  emptyOther: "Find an event and choose Contact Organizer to start a conversation.",
  findEvents: "Find events",
} as const;

export const proposals = {
  propose: "Propose a package",
  madeFor: (name: string) => `Made for ${name}`,
  madeForYou: "Made for you",
  open: "View package",
  named: (name: string) => `View package: ${name}`,
} as const;

export const inquiryPage = {
  title: "Inquiry",
  heading: (name: string, company: string) => `${name}, ${company}`,
  back: "Back to Inquiries",
  loading: "Loading the conversation",
  failed: "Couldn't load this conversation",
  log: "Messages",
  closed: "This conversation is closed because one of the accounts was deleted.",
} as const;
