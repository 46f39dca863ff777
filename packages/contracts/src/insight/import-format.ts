import { measures } from "./analytics-measures.ts";

/** The columns of an import, in any order; the first two are required. */
export const importColumns = ["dealId", "date", ...measures] as const;

/** What can stand between the cells of a file, its decimal sign, and the order of a day's parts in it. */
export const importSeparators = [",", ";", "\t", "|"] as const;
export const decimalSigns = [".", ","] as const;
export type DecimalSign = (typeof decimalSigns)[number];
/** Serial days are those that a spreadsheet counts from 1900. */
export const dateOrders = ["ymd", "dmy", "mdy", "serial"] as const;
export type DateOrder = (typeof dateOrders)[number];
