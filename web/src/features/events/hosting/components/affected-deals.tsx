import type { ListedDeal } from "@marquee/contracts/deals/deals";
import { DealStatusBadge } from "#features/deals/deals/components/status-badge.tsx";
import { affectedDeals as copy } from "../copy.ts";

const kinds = ["negotiating", "pending", "active"] as const;

/** The deals about an event that a step of its host concerns, and what the step does to each kind of them. */
export function AffectedDeals({ deals, step }: { deals: readonly ListedDeal[]; step: "change" | "cancel" }) {
  const present = kinds.filter((kind) => deals.some(({ status }) => status === kind));
  return (
    <section aria-label={copy.label} className="grid grid-cols-1 gap-3">
      <p className="font-medium">{copy.count(deals.length)}</p>
      <ul className="list-disc space-y-1 pl-5 text-muted">
        {present.map((kind) => (
          <li key={kind}>{copy[step][kind]}</li>
        ))}
        <li>{copy.told}</li>
      </ul>
      <ul className="max-h-60 divide-y divide-line overflow-y-auto border-y border-line">
        {deals.map((deal) => (
          <li key={deal.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0 break-words">
              {copy.named(deal.with.company || deal.with.name, deal.packageName)}
            </span>
            <DealStatusBadge status={deal.status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
