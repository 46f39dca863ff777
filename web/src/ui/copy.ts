/** Every text of the building blocks, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const confirmDialog = {
  cancel: "Cancel",
} as const;

export const chart = {
  table: "Table",
  exportCsv: "Export CSV",
  loading: (title: string) => sentence`Loading ${title}`,
  none: "–",
  read: (title: string) => sentence`Values of ${title}`,
  readHint: "Point at the chart, or use the arrow keys, to read its values.",
  reading: (label: string, values: string) => sentence`${label}: ${values}`,
  value: (name: string, value: string) => sentence`${name} ${value}`,
  reference: (name: string, value: string) => sentence`${name}: ${value}`,
} as const;

export const combobox = {
  choose: "Choose",
  search: "Search",
  nothingFound: "No matches",
  chosen: (count: number) => sentence`${count} selected`,
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

export const dataTable = {
  sortBy: "Sort by",
  defaultOrder: "Default order",
  ascending: (label: string) => sentence`${label}, ascending`,
  descending: (label: string) => sentence`${label}, descending`,
  select: "Select",
  selectAll: "Select all",
  selectRow: (name: string) => sentence`Select ${name}`,
  selected: (count: number) => sentence`${count} selected`,
  selection: "Selection",
  clear: "Clear",
} as const;

export const draftStatus = {
  saved: "Draft saved",
  restored: "Draft restored",
  discard: "Discard",
} as const;

export const errorSummary = {
  title: (count: number) =>
    count === 1 ? "1 field needs your attention" : sentence`${count} fields need your attention`,
  message: (place: string, message: string) => sentence`${place}: ${message}`,
} as const;

export const field = {
  count: (used: string, max: string) => sentence`${used} of ${max} characters`,
  optional: "Optional",
} as const;

export const fieldRows = {
  row: (noun: string, n: number) => sentence`${noun} ${n}`,
  moveUp: (noun: string, n: number) => sentence`Move ${noun.toLowerCase()} ${n} up`,
  moveDown: (noun: string, n: number) => sentence`Move ${noun.toLowerCase()} ${n} down`,
  remove: (noun: string, n: number) => sentence`Remove ${noun.toLowerCase()} ${n}`,
  added: (noun: string, count: number) => sentence`${noun} ${count} added, ${count} in total`,
  removed: (noun: string, n: number, count: number) => sentence`${noun} ${n} removed, ${count} left`,
  moved: (noun: string, from: number, to: number, count: number) =>
    sentence`${noun} ${from} is now number ${to} of ${count}`,
} as const;

export const fileDrop = {
  progress: "Upload",
  sending: "Uploading...",
  dropOrPaste: "· or drop or paste it here",
  cancel: "Cancel",
} as const;

export const filterBar = {
  active: "Active filters",
  remove: (label: string, value: string) => sentence`Remove filter ${label}: ${value}`,
  chip: (label: string, value: string) => sentence`${label}: ${value}`,
  clear: "Clear all",
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

export const pagedList = {
  loading: (noun: string) => sentence`Loading ${noun}`,
  failed: (noun: string) => sentence`Couldn't load the ${noun}`,
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

export const stepper = {
  done: "(done)",
} as const;

export const tableView = {
  title: "View",
  columns: "Columns",
  rows: "Rows",
  dense: "Compact",
} as const;

export const tagField = {
  entries: "Selected",
  remove: (entry: string) => sentence`Remove ${entry}`,
  added: (entries: readonly string[], count: number) =>
    sentence`${entries.join(", ")} added, ${count} in total`,
  removed: (entry: string, count: number) => sentence`${entry} removed, ${count} left`,
  alreadyThere: (entry: string) => sentence`${entry} is already in the list`,
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

export const unreadableNotice = {
  row: "row",
  rows: "rows",
  one: (what: string) => sentence`1 ${what} couldn't be loaded and isn't shown.`,
  many: (count: number, what: string) => sentence`${count} ${what} couldn't be loaded and aren't shown.`,
} as const;

export const wizard = {
  stepOf: (n: number, count: number) => sentence`Step ${n} of ${count}:`,
  back: "Back",
  next: "Next",
} as const;
