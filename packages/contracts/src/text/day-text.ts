/** A day such as 2026-01-15 in our texts: "Jan 15, 2026". */
export function dayText(day: string): string {
  return new Date(`${day}T00:00Z`).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
}

/** A time on any clock, such as 2026-01-15T19:00:00-08:00, as that clock shows it: "Jan 15, 2026, 7:00 PM". */
export function momentText(time: string): string {
  return new Date(`${time.slice(0, 16)}Z`).toLocaleString("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
}
