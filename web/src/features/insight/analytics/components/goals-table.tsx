import { clsx } from "clsx";
import { formatCount } from "#format/format.ts";
import type { DealGoal } from "../model/deal-goals.ts";
import { formatTile } from "../model/tile-format.ts";
import { dealResultsPage as copy } from "../results-copy.ts";

/** Each goal in the words of the deal, beside what was delivered and how much of the goal that is. */
export function GoalsTable({ goals }: { goals: readonly DealGoal[] }) {
  return (
    <table className="mt-3 w-full">
      <thead>
        <tr className="border-y border-line text-left text-xs text-muted">
          <th scope="col" className="py-1.5 pr-4 font-medium">
            {copy.goal}
          </th>
          <th scope="col" className="py-1.5 pr-4 text-right font-medium">
            {copy.delivered}
          </th>
          <th scope="col" className="w-2/5 py-1.5 font-medium">
            {copy.reached}
          </th>
        </tr>
      </thead>
      <tbody>
        {goals.map((goal) => (
          <tr key={goal.text} className="border-b border-line">
            <th scope="row" className="py-2.5 pr-4 text-left font-medium break-words">
              {goal.text}
            </th>
            <td className="py-2.5 pr-4 text-right whitespace-nowrap">
              {goal.tile === null || goal.value === null ? copy.none : formatTile(goal.tile, goal.value)}
            </td>
            <td className="py-2.5">
              {goal.reached === null ? (
                <span className="text-sm text-muted">{copy.notMeasured}</span>
              ) : (
                <Reached percent={goal.reached} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A bar that ends at the goal, with the share in words; more than the goal fills it. */
function Reached({ percent }: { percent: number }) {
  return (
    <span className="flex items-center gap-3">
      <svg aria-hidden className="h-2 w-0 flex-1 overflow-hidden rounded-full print:border">
        <rect className="fill-line" width="100%" height="100%" />
        <rect
          className={percent >= 100 ? "fill-success" : "fill-lamp"}
          width={`${Math.min(100, percent)}%`}
          height="100%"
        />
      </svg>
      <span className={clsx("w-12 shrink-0 text-right font-semibold", percent >= 100 && "text-success")}>
        {copy.reachedValue(formatCount(percent))}
      </span>
    </span>
  );
}
