/** Every text of what people ask us for, by component. */

import type { RoleChangeStatus } from "@marquee/contracts/home/support";
import { sentence } from "@marquee/contracts/text/sentence";

export const roleChangeDialog = {
  title: "Change your role",
  lead: "Tell us which role you need. An admin decides, and we'll let you know.",
  loading: "Loading your request",
  failed: "Couldn't load your request",
  role: "New role",
  reason: "Why do you need it?",
  reasonPlaceholder: "We now run our own events...",
  stays: (what: string) => sentence`${what} will go on as before.`,
  nothing: "You have nothing open that depends on your role.",
  blocked: (what: string, role: string) =>
    sentence`You have ${what}, which ${role} can't continue. You can ask now, but the change is only possible once that's done or canceled.`,
  as: { brand: "a brand", event_host: "an event host", agency: "an agency" },
  cancel: "Cancel",
  send: "Send request",
  close: "Close",
  again: "Make a new request",
  withdraw: "Withdraw request",
  requested: "Requested",
  requestedRole: (role: string, at: string) => sentence`${role}, on ${at}`,
  reasonGiven: "Your reason",
  status: "Status",
  answer: "Answer",
} as const;

export const roleChangeStates: Record<RoleChangeStatus, string> = {
  waiting: "Waiting for an admin",
  approved: "Approved",
  declined: "Declined",
  withdrawn: "Withdrawn",
};

export const supportPage = {
  title: "Support",
  lead: "Write to us, and a person answers here and by email.",
  help: "Help",
  byMail: (address: string) => sentence`You can also write to ${address}`,
} as const;

export const supportForm = {
  title: "New request",
  topic: "What is it about?",
  message: "Message",
  messagePlaceholder: "What did you want to do, and what happened?",
  about: "About",
  page: (path: string) => sentence`the page ${path}`,
  reference: (reference: string) => sentence`the error ${reference}`,
  leaveOut: "Leave this out",
  send: "Send",
} as const;

export const supportList = {
  title: "Your requests",
  note: "Newest first.",
  noun: "requests",
  emptyTitle: "Nothing asked yet",
  empty: "What you write to us appears here, with our answer.",
  waiting: "Waiting for an answer",
  answered: "Answered",
  answer: (at: string) => sentence`Marquee, ${at}`,
} as const;
