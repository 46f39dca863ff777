/** Every text about what an account may do, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const closedMessages = {
  title: "Messages are closed",
  note: "What people write to each other and to Morgan is private. Give a reason to open it.",
  reason: "Reason",
  hint: "Shown in the audit log. The account's owners see that you opened the messages.",
  open: "Open messages",
} as const;

export const rolesOnly = {
  title: "Not for your account",
  text: (roles: string, own: string) =>
    sentence`Only accounts of the type ${roles} can use this page. Yours is: ${own}.`,
  or: " or ",
  dashboard: "Go to the dashboard",
  viewerTitle: "Not for viewers",
  viewer:
    "You're a viewer in this company: you can read everything and change nothing. Ask one of its owners for another role.",
} as const;
