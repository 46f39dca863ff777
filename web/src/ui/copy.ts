/** The texts of the building blocks, by component; those of forms and of tables stand beside them. */

import { sentence } from "@marquee/contracts/text/sentence";

export const confirmDialog = {
  cancel: "Cancel",
} as const;

export const calendarButton = {
  add: "Add to calendar",
} as const;

export const copyButton = {
  copied: "Copied",
} as const;

export const dialog = {
  close: "Close",
} as const;

export const lazyPart = {
  notLoadedTitle: "Couldn't load this",
  notLoadedText: "Check your connection and try again.",
  stoppedTitle: "This part stopped working",
  stoppedText: "Your saved work is safe. Try again, or reload the page.",
  tryAgain: "Try again",
} as const;

export const mark = {
  marquee: "Marquee",
} as const;

export const pageActions = {
  menu: "Actions",
} as const;

export const page = {
  documentTitle: (title: string) => sentence`${title} · Marquee`,
} as const;

export const shortcuts = {
  search: "Search",
  slashSearch: "Search (when not typing)",
  toggleSidebar: "Collapse or expand the sidebar",
  help: "Keyboard shortcuts (when not typing)",
  notifications: "Go to notifications",
  close: "Close the open dialog or menu",
} as const;

export const statTile = {
  failed: "Couldn't load",
} as const;

export const states = {
  example: "Example: this is what one looks like",
  tryAgain: "Try again",
  contactSupport: "Contact support",
  goneTitle: "This isn't available",
  gone: "It was deleted, you can't see it with this account, or the link is wrong.",
  request: (id: string) => sentence`Copy request ID ${id}`,
} as const;

export const thread = {
  loadOlder: "Load older messages",
} as const;

export const timeline = {
  before: "before: ",
  after: "now: ",
} as const;

export const toastRegion = {
  region: "Notifications (F8)",
  close: "Close",
} as const;
