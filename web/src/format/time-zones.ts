/** The time zone of the reader's device. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A time zone as people read it: "America/New York". */
export function zoneName(timeZone: string): string {
  return timeZone.replaceAll("_", " ");
}

/** The time zones to choose from, with the chosen one: browsers differ in which of a zone's names they list. */
export function timeZonesWith(chosen: string): string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", chosen])].sort();
}
