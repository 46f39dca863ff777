import { clsx } from "clsx";

const bulbCount = 24;

/** Progress as a row of lamps that light up from left to right. */
export function BulbProgress({
  percent,
  label,
  className,
}: {
  percent: number;
  label: string;
  className?: string;
}) {
  const lit = Math.round((Math.min(100, Math.max(0, percent)) / 100) * bulbCount);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={clsx("flex items-center justify-between gap-1", className)}
    >
      {Array.from({ length: bulbCount }, (_, index) => (
        <span
          key={`bulb-${index}`}
          className={clsx(
            "size-1.5 rounded-full transition-colors duration-300 sm:size-2",
            index < lit ? "bg-lamp" : "bg-line-strong/60",
            index === lit && "animate-bulb bg-lamp",
          )}
        />
      ))}
    </div>
  );
}

/** Three lamps that light in turn to show that someone is working. The text next to them says who. */
export function BulbTyping({ className }: { className?: string }) {
  return (
    <span aria-hidden className={clsx("inline-flex items-center gap-1", className)}>
      {[0, 160, 320].map((delayMs) => (
        <span
          key={delayMs}
          className="size-1.5 animate-bulb rounded-full bg-lamp"
          style={{ animationDelay: `${delayMs}ms` }}
        />
      ))}
    </span>
  );
}

/** A frame of lamps around its container, drawn once and stretched to any size. */
export function BulbFrame({
  inset,
  bulbs,
}: {
  /** The distance from the edge and the radius of the corners, in pixels. */
  inset: number;
  bulbs: number;
}) {
  return (
    <svg aria-hidden className="absolute inset-0 size-full">
      <rect
        x={inset}
        y={inset}
        rx={inset}
        style={{ width: `calc(100% - ${2 * inset}px)`, height: `calc(100% - ${2 * inset}px)` }}
        fill="none"
        stroke="#f5b93a"
        strokeOpacity={0.55}
        strokeWidth={3}
        strokeLinecap="round"
        pathLength={bulbs}
        strokeDasharray="0.001 1"
      />
    </svg>
  );
}
