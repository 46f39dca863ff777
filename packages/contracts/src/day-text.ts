import { onFirstUse } from "./on-first-use.ts";

const mediumDate = onFirstUse(
  () => new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }),
);
const shortTime = onFirstUse(() => new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "UTC" }));

/** A day such as 2026-01-15 in our texts: "Jan 15, 2026". @throws RangeError for what is no day */
export function dayText(day: string): string {
  return mediumDate().format(new Date(`${day}T00:00:00Z`));
}

/** A time of day such as 19:00 in our texts: "7:00 PM". @throws RangeError for what is no time of day */
export function hourText(time: string): string {
  return shortTime().format(new Date(`1970-01-01T${time}:00Z`));
}
