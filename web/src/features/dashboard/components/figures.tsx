import { clsx } from "clsx";
import type { StatChange } from "#ui/stat-tile.tsx";

/** A few labeled numbers, two per row. */
export function Figures({
  figures,
}: {
  figures: readonly { label: string; value: string; change?: StatChange | undefined }[];
}) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 px-5 pb-4">
      {figures.map(({ label, value, change }) => (
        <div key={label} className="min-w-0">
          <dt className="truncate text-sm text-muted">{label}</dt>
          <dd className="tabular flex flex-wrap items-baseline gap-x-2 text-xl font-semibold">
            {value}
            {change && (
              <span
                className={clsx(
                  "text-sm font-medium",
                  change.isGood === null ? "text-muted" : change.isGood ? "text-success" : "text-danger",
                )}
              >
                {change.text}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
