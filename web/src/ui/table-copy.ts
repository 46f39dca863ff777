/** The texts of lists, tables and charts, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

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

export const filterBar = {
  active: "Active filters",
  remove: (label: string, value: string) => sentence`Remove filter ${label}: ${value}`,
  chip: (label: string, value: string) => sentence`${label}: ${value}`,
  clear: "Clear all",
} as const;

export const pagedList = {
  loading: (noun: string) => sentence`Loading ${noun}`,
  failed: (noun: string) => sentence`Couldn't load the ${noun}`,
  noneSoFar: "No matches so far. Load more to keep looking.",
} as const;

export const rows = {
  loadMore: "Load more",
} as const;

export const tableView = {
  title: "View",
  columns: "Columns",
  rows: "Rows",
  dense: "Compact",
} as const;
