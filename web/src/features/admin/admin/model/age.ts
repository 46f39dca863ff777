const units = [
  { fromSeconds: 2 * 86_400, seconds: 86_400, name: "day" },
  { fromSeconds: 2 * 3_600, seconds: 3_600, name: "hour" },
  { fromSeconds: 2 * 60, seconds: 60, name: "minute" },
  { fromSeconds: 0, seconds: 1, name: "second" },
] as const;

/** "40 seconds", "5 minutes", "3 hours", "2 days": how long something has been waiting. */
export function ageText(ageSeconds: number): string {
  const unit = units.find(({ fromSeconds }) => ageSeconds >= fromSeconds) ?? units[3];
  const count = Math.floor(ageSeconds / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? "" : "s"}`;
}
