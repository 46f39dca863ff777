import type { ImportResult } from "@marquee/contracts/insight/analytics-imports";
import type { MeasuredBy } from "@marquee/contracts/insight/analytics-measures";
import type { DateOrder, DecimalSign } from "@marquee/contracts/insight/import-format";
import { sentence } from "@marquee/contracts/text/sentence";

/** Every text of the analytics dialogs. */

export const origin = {
  loading: "Loading rows",
  failed: "Couldn't load the rows",
  formula: "Formula",
  period: "Period",
  upTo: (day: string) => sentence`Up to ${day}`,
  event: "Event",
  allEvents: "All events",
  allDeals: "All deals",
  asOf: "As of",
  goal: "Goal",
  rows: "Rows",
  date: "Date",
  deal: "Deal",
  value: "Value",
  of: "Divided by",
  sum: "Sum",
  result: (value: string) => sentence`Result: ${value}`,
  source: "Entered",
  signed: "Signed by both sides",
  sources: {
    form: "by form",
    csv: "by CSV import",
    api: "by API",
    sample: "Sample row",
  } satisfies Record<MeasuredBy, string>,
  entered: (who: string, how: string, when: string) => sentence`${who}, ${how}, ${when}`,
  none: "No rows in this period.",
  newest: (shown: string, count: string) =>
    sentence`Newest ${shown} of ${count} rows. The CSV has all of them.`,
  csv: "Download CSV",
  close: "Close",
  csvHead: ["Date", "Deal", "Event", "Value", "Divided by", "Source", "Entered by", "Entered at"],
} as const;

export const pipelineOrigin = {
  title: (stage: string) => sentence`Deal pipeline: ${stage}`,
  all: "all stages",
  formula: (weights: string) =>
    sentence`Amounts of your open deals, whatever the period, times the weight of their stage (${weights})`,
  weight: (stage: string, percent: string) => sentence`${stage} ${percent}`,
  amount: "Amount",
  weighted: "Weighted",
  stage: "Stage",
} as const;

/** The table of deals behind a stage of the pipeline or a city. */
export const dealsBehind = {
  loading: "Loading the deals",
  failed: "Couldn't load the deals",
  event: "Event",
  package: "Package",
} as const;

export const locationOrigin = {
  title: (city: string) => sentence`Location: ${city}`,
  revenue: "Revenue",
  amount: "Amount",
  roi: "ROI",
  average: "Average",
} as const;

export const goalDialog = {
  title: (label: string) => sentence`Goal for ${label}`,
  text: "What you want to reach in the chosen period. Charts show it as a line where it can be compared.",
  goal: "Goal",
  units: { count: undefined, usd: "$", percent: "%", multiple: "x" },
  invalid: "Enter a number above 0",
  save: "Save goal",
  clear: "Clear goal",
  cancel: "Cancel",
} as const;

export const recordDialog = {
  title: "Enter measures",
  text: "What was measured for one deal on one day. Saving replaces what was recorded for that day.",
  deal: "Deal",
  date: "Day",
  dateHint: (zone: string) => sentence`Days are those of ${zone}.`,
  loadingDeals: "Loading your deals",
  dealsFailed: "Couldn't load your deals",
  noDealsTitle: "No deals to measure yet",
  noDeals: "Measures belong to a sponsorship deal. Come back when you have one.",
  hub: "Open Sponsorship Hub",
  recorded: (who: string, how: string, when: string) => sentence`Recorded by ${who}, ${how}, ${when}.`,
  notRecorded: "Nothing recorded for this day yet.",
  looking: "Checking what is recorded...",
  lookFailed: "Couldn't check what is recorded for this day. Saving replaces it.",
  zero: "0",
  save: "Save measures",
  delete: "Delete",
  deleteTitle: "Delete these measures?",
  deleteText: (deal: string, day: string) =>
    sentence`What was recorded for ${deal} on ${day} is removed from every number.`,
  cancel: "Cancel",
  dealOption: (deal: string, packageName: string) => sentence`${deal}: ${packageName}`,
} as const;

export const importDialog = {
  title: "Import measures",
  text: "A CSV file with one line per deal and day, as any spreadsheet saves it. We check the whole file first and import all of it or nothing.",
  file: "CSV file",
  choose: "Choose file",
  hint: (kilobytes: number) => sentence`CSV, up to ${kilobytes} KB`,
  tooLarge: (kilobytes: number) =>
    sentence`This file is larger than ${kilobytes} KB. Split it and import the parts.`,
  checking: "Checking the file...",
  template: "Download template",
  templateHint:
    "The template has your deals with their IDs. Fill in the lines you need and delete the others.",
  ready: (fileName: string) => sentence`${fileName} has no errors`,
  counts: (added: number, replaced: number, unchanged: number) =>
    sentence`${added} added, ${replaced} replaced, ${unchanged} unchanged`,
  nothing: "Everything in this file is recorded already.",
  errors: (count: number, fileName: string) =>
    count === 1
      ? sentence`${fileName} has 1 error. Nothing was imported.`
      : sentence`${fileName} has ${count} errors. Nothing was imported.`,
  reading: "How we read it",
  separator: "Separator",
  separators: { ",": "Comma", ";": "Semicolon", "\t": "Tab", "|": "Bar" } satisfies Record<
    ImportResult["format"]["separator"],
    string
  >,
  decimal: "Numbers",
  dateOrder: "Dates",
  choices: {
    ".": "Decimal point",
    ",": "Decimal comma",
    ymd: "Year, month, day",
    dmy: "Day, month, year",
    mdy: "Month, day, year",
    serial: "Days counted from 1900",
  } satisfies Record<DecimalSign | DateOrder, string>,
  unchosen: "Choose",
  asked: (line: number, cell: string) => sentence`Choose what “${cell}” in line ${line} means.`,
  reads: (choice: string, cell: string, value: string) => sentence`${choice}: ${cell} is ${value}`,
  unreadable: "not readable",
  asks: (fileName: string) => sentence`${fileName} can be read in several ways. Say how it is meant.`,
  assumed: "The file is not in Unicode. We read it as Windows-1252 (Western European).",
  sample: "The first lines as they will be stored",
  deal: "Deal",
  day: "Day",
  measured: (label: string, value: string) => sentence`${label} ${value}`,
  hundred: "These are the first hundred errors.",
  line: "Line",
  column: "Column",
  problem: "Problem",
  problems: "Errors of the file",
  import: "Import",
  cancel: "Cancel",
  close: "Close",
} as const;
