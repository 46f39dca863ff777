import type { CampaignPlan } from "@marquee/contracts/studio/campaign-idea";
import type { ReactNode } from "react";
import { formatCount, formatDollars } from "#format/format.ts";
import { conceptPlan as copy } from "../concept-copy.ts";

/** Where a concept's money goes, what happens when, who is needed, and how success is measured. */
export function ConceptPlan({ plan, budget }: { plan: CampaignPlan; budget: number }) {
  return (
    <>
      <Facts title={copy.budgetSplit}>
        {plan.budgetSplit.map(({ part, amount }) => (
          <Fact key={part} name={part}>
            <span className="tabular">{formatDollars(amount)}</span>
            {budget > 0 && (
              <span className="ml-2 text-sm text-muted">
                {copy.share(Math.round((amount / budget) * 100))}
              </span>
            )}
          </Fact>
        ))}
      </Facts>
      <Facts title={copy.staffing}>
        {plan.staffing.map(({ role, people }) => (
          <Fact key={role} name={role}>
            <span className="tabular">{formatCount(people)}</span>
          </Fact>
        ))}
      </Facts>
      <Facts title={copy.timeline}>
        {plan.timeline.map(({ when, what }) => (
          <Fact key={when + what} name={when}>
            {what}
          </Fact>
        ))}
      </Facts>
      <Facts title={copy.measures}>
        {plan.measures.map(({ name, target }) => (
          <Fact key={name} name={name}>
            {target}
          </Fact>
        ))}
      </Facts>
      <p className="text-sm text-muted sm:col-span-2">
        {plan.sources.length === 0 ? copy.noSource : copy.sources(plan.sources.join("; "))}
      </p>
    </>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      <dl className="mt-1 divide-y divide-line">{children}</dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 py-1">
      <dt className="break-words">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
