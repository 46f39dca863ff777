/** Milliseconds since the epoch; the only source of time. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** ISO 8601 in UTC, the format of times in every response. */
export function isoTime(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/** The month of a day or of a time, such as 2026-01. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Whole seconds since the epoch, as TTL attributes need them. */
export function epochSeconds(epochMs: number): number {
  return Math.floor(epochMs / 1_000);
}
