const dayMs = 86_400_000;

/** The last day of the week that begins now, such as 2026-12-31. */
export function endOfWeek(nowMs: number): string {
  return new Date(nowMs + 7 * dayMs).toISOString().slice(0, 10);
}

/** Whether a day is over. */
export function isOverdue(day: string, nowMs: number): boolean {
  return day < new Date(nowMs).toISOString().slice(0, 10);
}
