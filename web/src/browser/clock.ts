/** A Date header names its second. */
const secondMs = 1_000;

/** By how much the server's clock is ahead of the device's, as far as its answers tell. */
let ahead = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
let aheadMs = 0;

/**
 * The server's time, which decides what has expired and how long something lasts; the device's own clock may be wrong.
 * The only place of the app that asks the device for the time. How long something takes here is `performance.now()`.
 */
export function now(): number {
  return Date.now() + aheadMs;
}

/**
 * Learns from an answer's Date header. The answer was written between its request and now, in the second that it
 * names; every further answer narrows that down. A device whose clock may be right is believed.
 *
 * @param askedAtMs The device's time of the request, or any earlier one.
 */
export function learnTime(date: string | null, askedAtMs: number): void {
  const writtenMs = Date.parse(date ?? "");
  if (Number.isNaN(writtenMs)) return;
  const reported = { least: writtenMs - Date.now(), most: writtenMs + secondMs - askedAtMs };
  const both = { least: Math.max(ahead.least, reported.least), most: Math.min(ahead.most, reported.most) };
  // Either clock was set meanwhile: what earlier answers told is over.
  ahead = both.least <= both.most ? both : reported;
  aheadMs = Math.min(Math.max(aheadMs, ahead.least), ahead.most);
}

/** The device's time at which the page was requested, before anything that it asked for. */
export function pageAskedAtMs(): number {
  return Date.now() - performance.now();
}

/** The device's time now, for `learnTime`. */
export function deviceTimeMs(): number {
  return Date.now();
}
