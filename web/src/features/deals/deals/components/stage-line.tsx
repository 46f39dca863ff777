import type { Deal } from "@marquee/contracts/deals/deals";
import { clsx } from "clsx";
import { dealStages, progressOf } from "../model/stages.ts";
import { stageLine as copy } from "../negotiation-copy.ts";

/** How far a deal has come; one that ended says where and how. */
export function StageLine({ deal }: { deal: Deal }) {
  const { at, end } = progressOf(deal);
  const place = dealStages.indexOf(at);
  return (
    <ol aria-label={copy.label} className="grid grid-cols-5 gap-1 text-2xs sm:gap-2 sm:text-sm">
      {dealStages.map((stage, index) => {
        const isCurrent = index === place;
        const isDone = index < place || (isCurrent && deal.status === "completed");
        return (
          <li key={stage} aria-current={isCurrent ? "step" : undefined} className="min-w-0">
            <span
              aria-hidden
              className={clsx(
                "mb-1.5 block h-1.5 rounded-full forced-colors:border",
                isCurrent && end ? "bg-danger" : index <= place ? "bg-lamp" : "bg-line",
                isCurrent && !end && !isDone && "ring-2 ring-lamp-line",
              )}
            />
            <span
              className={clsx(
                "block truncate",
                isCurrent ? "font-semibold text-ink" : index < place ? "text-muted" : "text-faint",
              )}
            >
              {copy[stage]}
            </span>
            {isCurrent && end ? (
              <span className="block truncate font-medium text-danger">{copy[end]}</span>
            ) : (
              <span className="sr-only">{isDone ? copy.done : isCurrent ? copy.current : copy.ahead}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
