import type { CampaignPlan } from "@marquee/contracts/studio/campaign-idea";
import type { ReactNode } from "react";
import { formatCount } from "#format/format.ts";
import { conceptPlan as copy } from "../concept-copy.ts";

/** What happens when, who is needed, and how success is measured. */
export function ConceptPlan({ plan }: { plan: CampaignPlan }) {
  return (
    <>
      <Facts title={copy.staffing}>
        {plan.staffing.map(({ role, people }) => (
          <Fact key={role} name={role}>
            <span>{formatCount(people)}</span>
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
