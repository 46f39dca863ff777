/** Texts of what users ask admins for, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const roleChangesCard = {
  title: "Role changes",
  note: "Users who asked for another role. Pending first.",
  noun: "requests",
  emptyTitle: "No requests yet",
  empty: "When somebody asks for another role, it appears here.",
  change: (from: string, to: string) => sentence`: ${from} → ${to}`,
  quoted: (reason: string) => sentence`“${reason}”`,
  answered: (answer: string) => sentence`Answer: “${answer}”`,
  nothing: "Nothing under way depends on the present role.",
  stays: (what: string) => sentence`Goes on as before: ${what}.`,
  blocked: (what: string) => sentence`Can't be approved yet: this account still has ${what}.`,
  approve: "Approve",
  decline: "Decline",
  approveOf: (username: string) => sentence`Approve: role change of ${username}`,
  declineOf: (username: string) => sentence`Decline: role change of ${username}`,
  approved: "Approved",
  declined: "Declined",
  withdrawn: "Withdrawn",
  approveTitle: (username: string, role: string) => sentence`Make ${username} ${role}?`,
  declineTitle: (username: string) => sentence`Decline the request of ${username}?`,
  declineLead: "Their role stays as it is. They can ask again.",
  reason: "Reason",
  reasonHint: "They read this, and it's shown in the audit log.",
  cancel: "Cancel",
  approvedToast: "Role changed",
  declinedToast: "Request declined",
} as const;

export const supportTab = {
  title: "Support requests",
  note: "What users asked. Unanswered first.",
  noun: "requests",
  emptyTitle: "Nothing asked yet",
  empty: "What users write on the support page appears here.",
  about: (topic: string) => sentence`: ${topic}`,
  answered: (answer: string) => sentence`Answer: ${answer}`,
  find: (reference: string) => sentence`Find ${reference}`,
  copyId: "Copy request ID",
  answer: "Answer",
  answerTo: (username: string) => sentence`Answer ${username}`,
  answerLead: "They read it on the support page, in their notifications, and by email. You can answer once.",
  done: "Answered",
  cancel: "Cancel",
  send: "Send answer",
  sent: "Answer sent",
} as const;

export const supportAddressCard = {
  title: "Support address",
  note: "The support page names it, for people who would rather write an email.",
  address: "Email",
  hint: "Leave it empty to name none.",
  save: "Save address",
  saved: "Support address saved",
} as const;
