const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long something is still held: "2 days 3 hours", "45 minutes", or "4:05" in the last ten minutes. */
export function formatRemaining(ms: number): string {
  if (ms < 10 * minuteMs) {
    const seconds = Math.max(0, Math.ceil(ms / 1_000));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
  if (ms < hourMs) return counted(Math.floor(ms / minuteMs), "minute");
  if (ms < dayMs)
    return joined([Math.floor(ms / hourMs), "hour"], [Math.floor((ms % hourMs) / minuteMs), "minute"]);
  return joined([Math.floor(ms / dayMs), "day"], [Math.floor((ms % dayMs) / hourMs), "hour"]);
}

/** The same in few characters, for rows: "64d", "2d 14h", "5h 30m" or "12m". */
export function shortRemaining(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)];
  if (days > 9) return `${days}d`;
  const parts = days > 0 ? [`${days}d`, `${hours}h`] : [`${hours}h`, `${minutes % 60}m`];
  return parts.filter((part) => !part.startsWith("0")).join(" ") || "0m";
}

function joined(...parts: readonly [number, string][]): string {
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => counted(count, unit))
    .join(" ");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
