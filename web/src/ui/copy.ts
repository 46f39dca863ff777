/** Every text of the building blocks, by component. */

export const confirmDialog = {
  cancel: "Cancel",
} as const;

export const copyButton = {
  copied: "Copied",
} as const;

export const dialog = {
  close: "Close",
} as const;

export const draftStatus = {
  saved: "Draft saved",
  restored: "Draft restored",
  discard: "Discard",
} as const;

export const field = {
  optional: "Optional",
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

export const modal = {
  close: "Close",
} as const;

export const page = {
  documentTitle: (title: string) => `${title} · Marquee`,
} as const;

export const pagedList = {
  loading: (noun: string) => `Loading ${noun}`,
  failed: (noun: string) => `Couldn't load the ${noun}`,
  noneSoFar: "No matches so far. Load more to keep looking.",
} as const;

export const passwordField = {
  hide: "Hide",
  show: "Show",
} as const;

export const passwordRules = {
  not: "Not",
  passwordRules: "Password rules",
  met: " (met)",
  notMet: " (not met)",
} as const;

export const rows = {
  loadMore: "Load more",
} as const;

export const shortcuts = {
  search: "Search",
  slashSearch: "Search (when not typing)",
  toggleSidebar: "Collapse or expand the sidebar",
  help: "Help and shortcuts (when not typing)",
  notifications: "Go to notifications",
  close: "Close the open dialog or menu",
} as const;

export const states = {
  tryAgain: "Try again",
  request: (id: string) => `Copy request ID ${id}`,
} as const;

export const toastRegion = {
  notification: "Notification",
  close: "Close",
} as const;

export const unreadableNotice = {
  row: "row",
  rows: "rows",
  one: (what: string) => `1 ${what} couldn't be loaded and isn't shown.`,
  many: (count: number, what: string) => `${count} ${what} couldn't be loaded and aren't shown.`,
} as const;
