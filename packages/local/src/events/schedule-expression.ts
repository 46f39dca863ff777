/** When a schedule is next due after a time, in epoch milliseconds UTC. */
export type NextRun = (afterMs: number) => number;

const unitsMs: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Reads EventBridge's `rate(5 minutes)` and `cron(min hour day month weekday year)`. @throws Error naming the expression */
export function parseSchedule(expression: string): NextRun {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (rate) {
    const everyMs = Number(rate[1]) * (unitsMs[rate[2] ?? ""] ?? 0);
    if (everyMs > 0) return (afterMs) => afterMs + everyMs;
  }
  const fields = /^cron\((.+)\)$/.exec(expression)?.[1]?.split(/\s+/);
  if (fields?.length === 6) return cronNext(fields, expression);
  throw new Error(`The local runtime does not understand the schedule "${expression}".`);
}

const monthNames = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const dayNames = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];

function cronNext(fields: readonly string[], expression: string): NextRun {
  const [minute = "", hour = "", day = "", month = "", weekday = "", year = ""] = fields;
  const minutes = parseField(minute, 0, 59, expression);
  const hours = parseField(hour, 0, 23, expression);
  const days = parseField(day, 1, 31, expression);
  const months = parseField(withNumbers(month, monthNames), 1, 12, expression);
  // EventBridge counts Sunday as 1.
  const weekdays = parseField(withNumbers(weekday, dayNames), 1, 7, expression);
  const years = parseField(year, 1970, 2199, expression);
  const fitsDay = (time: Date) =>
    years(time.getUTCFullYear()) &&
    months(time.getUTCMonth() + 1) &&
    days(time.getUTCDate()) &&
    weekdays(time.getUTCDay() + 1);
  return (afterMs) => {
    const time = new Date(Math.floor(afterMs / 60_000) * 60_000 + 60_000);
    const latest = afterMs + 5 * 366 * 86_400_000;
    while (time.getTime() < latest) {
      if (!fitsDay(time)) time.setUTCHours(24, 0, 0, 0);
      else if (!hours(time.getUTCHours())) time.setUTCHours(time.getUTCHours() + 1, 0, 0, 0);
      else if (!minutes(time.getUTCMinutes())) time.setUTCMinutes(time.getUTCMinutes() + 1, 0, 0);
      else return time.getTime();
    }
    return Number.POSITIVE_INFINITY;
  };
}

function withNumbers(field: string, names: readonly string[]): string {
  return names.reduce((text, name, index) => text.replaceAll(name, String(index + 1)), field.toUpperCase());
}

/** `*`, `?`, `5`, `1-5`, `0/15`, and lists of them. */
function parseField(
  field: string,
  low: number,
  high: number,
  expression: string,
): (value: number) => boolean {
  if (field === "*" || field === "?") return () => true;
  const allowed = new Set<number>();
  for (const part of field.split(",")) {
    const match = /^(?:(\d+)(?:-(\d+))?|\*)(?:\/(\d+))?$/.exec(part);
    if (!match) throw new Error(`The local runtime does not understand "${part}" in "${expression}".`);
    const step = Number(match[3] ?? 1);
    const from = match[1] === undefined ? low : Number(match[1]);
    const until =
      match[2] !== undefined
        ? Number(match[2])
        : match[1] === undefined || match[3] !== undefined
          ? high
          : from;
    if (step < 1 || from < low || until > high)
      throw new Error(`"${part}" is out of range in "${expression}".`);
    for (let value = from; value <= until; value += step) allowed.add(value);
  }
  return (value) => allowed.has(value);
}
