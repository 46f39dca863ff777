/** The texts of what forms are made of, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const combobox = {
  choose: "Choose",
  search: "Search",
  nothingFound: "No matches",
  chosen: (count: number) => sentence`${count} selected`,
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

export const stepper = {
  done: "(done)",
} as const;

export const tagField = {
  entries: "Selected",
  remove: (entry: string) => sentence`Remove ${entry}`,
  added: (entries: readonly string[], count: number) =>
    sentence`${entries.join(", ")} added, ${count} in total`,
  removed: (entry: string, count: number) => sentence`${entry} removed, ${count} left`,
  alreadyThere: (entry: string) => sentence`${entry} is already in the list`,
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
