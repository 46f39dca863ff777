import { oneOf } from "#routing/address-filters.ts";
import { daysBack as copy } from "../system-copy.ts";

/** How far back a list goes; the overview's numbers are of one day. */
const choices = ["1", "7", "30"] as const;

/** A filter for those days, in the address. */
export const daysFilter = {
  name: "days",
  label: copy.label,
  any: copy.any,
  options: choices.map((value) => ({ value, label: value === "1" ? copy.day : copy.days(value) })),
};
export const daysSchema = oneOf(choices);
