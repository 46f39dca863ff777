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
  marquee: (title: string | number) => `${title} · Marquee`,
} as const;

export const pagedList = {
  loading: (noun: string | number) => `Loading ${noun}`,
  theCouldNotBeLoaded: (noun: string | number) => `The ${noun} could not be loaded`,
  nothingFoundSoFarThere: "Nothing found so far; there is more to look through.",
} as const;

export const passwordField = {
  hide: "Hide",
  show: "Show",
} as const;

export const passwordRules = {
  not: "Not",
  passwordRules: "Password rules",
  notMet: " (not met)",
} as const;

export const rows = {
  loadMore: "Load more",
} as const;

export const shortcuts = {
  search: "Search",
  searchWhenNotTyping: "Search, when not typing",
  collapseOrExpandTheSidebar: "Collapse or expand the sidebar",
  helpAndShortcutsWhenNot: "Help and shortcuts, when not typing",
  goToTheNotificationsRegion: "Go to the notifications region",
  closeWhatIsOpen: "Close what is open",
} as const;

export const states = {
  tryAgain: "Try again",
  request: (value: string | number) => `Request ${value}`,
} as const;

export const toastRegion = {
  notification: "Notification",
  close: "Close",
} as const;

export const unreadableNotice = {
  oneCouldNotBeRead: (one: string | number) => `1 ${one} could not be read and is`,
  couldNotBeReadAnd: (count: string | number, many: string | number) =>
    `${count} ${many} could not be read and are`,
} as const;
