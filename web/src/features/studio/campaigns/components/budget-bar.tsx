import type { CampaignPlan } from "@marquee/contracts/studio/campaign-idea";
import { formatDollars } from "#format/format.ts";
import { conceptPlan as copy } from "../concept-copy.ts";

/** In the order of the parts; after the last they begin again. */
const fills = ["fill-lamp", "fill-ink", "fill-success", "fill-lamp-text", "fill-faint", "fill-line-strong"];
const fillOf = (at: number) => fills[at % fills.length];

/** Where a concept's money goes: one bar, and each of its parts with its amount and share. */
export function BudgetBar({ parts, budget }: { parts: CampaignPlan["budgetSplit"]; budget: number }) {
  if (budget <= 0) return null;
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { amount }) => sum + amount, 0));
  return (
    <div className="mt-4">
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="h-2.5 w-full overflow-hidden rounded-full"
        aria-hidden
      >
        {parts.map(({ part, amount }, at) => (
          <rect
            key={part}
            x={((starts[at] ?? 0) / budget) * 100}
            width={(amount / budget) * 100}
            height="1"
            className={fillOf(at)}
          />
        ))}
      </svg>
      <dl aria-label={copy.budgetSplit} className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {parts.map(({ part, amount }, at) => (
          <div key={part} className="flex min-w-0 items-baseline gap-1.5">
            <svg viewBox="0 0 8 8" className="size-2 shrink-0" aria-hidden>
              <circle cx="4" cy="4" r="4" className={fillOf(at)} />
            </svg>
            <dt className="min-w-0 break-words text-muted">{part}</dt>
            <dd className="whitespace-nowrap">
              {formatDollars(amount)}{" "}
              <span className="text-muted">{copy.share(Math.round((amount / budget) * 100))}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
