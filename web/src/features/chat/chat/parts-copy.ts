import { numberText } from "@marquee/contracts/text/formats";
/** Every text of the chat's lazily loaded parts, by component; it is loaded with those parts. */

import { sentence } from "@marquee/contracts/text/sentence";

export const questionEditor = {
  label: "Edit message",
  note: "The message you edit is kept as an earlier version.",
  tooLong: (most: number) => sentence`Shorten it to ${numberText(most)} characters to send it.`,
  cancel: "Cancel",
  send: "Send",
} as const;

export const conversationsSheet = {
  title: "Conversations",
  main: "Main conversation",
  unnamed: "New conversation",
  nothingYet: "No messages yet",
  loading: "Loading conversations",
  failed: "Couldn't load your conversations",
  search: "Search messages",
  noun: "messages",
  nothingFoundTitle: "No messages found",
  nothingFound: (text: string) => sentence`Nothing you or Morgan said contains "${text}".`,
  morgan: "Morgan",
  you: "You",
  foundIn: (who: string, conversation: string, when: string) => sentence`${who} · ${conversation} · ${when}`,
} as const;

export const renameConversation = {
  title: "Rename conversation",
  label: "Title",
  cancel: "Cancel",
  save: "Save title",
} as const;

export const deleteConversation = {
  title: (title: string) => sentence`Delete "${title}"?`,
  text: "All of its messages are deleted for good, on all your devices.",
  confirm: "Delete conversation",
  clearTitle: "Delete all messages?",
  clearText: "Everything in your main conversation is deleted for good, on all your devices.",
  clear: "Delete all messages",
} as const;

export const exported = {
  you: "You",
  morgan: "Morgan",
  stopped: "stopped",
  failed: "incomplete",
  exportedAt: (at: string) => sentence`Exported from Marquee on ${at}.`,
} as const;

export const actionCard = {
  ownersBuy: "Only owners of the company can buy it.",
  open: "Waiting for you",
  doing: "In progress",
  done: "Done",
  undoing: "Being undone",
  dismissed: "Dismissed",
  undone: "Undone",
  expired: "Expired",
  becomes: "→",
  before: "Before:",
  after: "After:",
  cost: "Cost",
  free: "Free",
  credits: (count: number, text: string) => sentence`${text} ${count === 1 ? "credit" : "credits"}`,
  confirm: "Confirm",
  checkout: "Open checkout",
  dismiss: "Dismiss",
  undo: "Undo",
  view: "View",
  expiresAt: (time: string) => sentence`Expires at ${time}`,
  again: "If this doesn't change in a moment, click again. It happens only once.",
} as const;

export const reasonForm = {
  whyUp: "What was good? (optional)",
  whyDown: "What went wrong? (optional)",
  seen: "The Marquee team sees your message, the answer, and this note.",
  skip: "Skip",
  send: "Send feedback",
} as const;

export const conversationMenuPanel = {
  rename: "Rename",
  markdown: "Export as Markdown",
  json: "Export as JSON",
  remove: "Delete conversation",
  clear: "Delete all messages",
} as const;
