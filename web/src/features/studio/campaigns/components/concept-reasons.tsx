import type { CampaignPlan } from "@marquee/contracts/studio/campaign-idea";
import type { ReactNode } from "react";
import { conceptReasons as copy } from "../concept-copy.ts";

/** How many metrics are shown here; the plan lists all of them. */
const measuresShown = 3;

/** What matters for a decision, in three short columns: why it fits, how success is measured, and the risks. */
export function ConceptReasons({ plan }: { plan: CampaignPlan }) {
  return (
    <div className="grid gap-x-8 gap-y-5 border-t border-line px-5 py-5 grid-cols-1 sm:px-6 md:grid-cols-3">
      <Reason title={copy.whyItFits}>
        <p>{plan.fit}</p>
      </Reason>
      <Reason title={copy.howYouKnow}>
        <dl className="flex flex-col gap-1.5">
          {plan.measures.slice(0, measuresShown).map(({ name, target }) => (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd>{target}</dd>
            </div>
          ))}
        </dl>
      </Reason>
      <Reason title={copy.mainRisk}>
        <p>{plan.risk.what}</p>
        <p className="mt-1.5">
          <span className="text-sm text-muted">{copy.answer} </span>
          {plan.risk.answer}
        </p>
      </Reason>
    </div>
  );
}

function Reason({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-sm font-medium text-muted">{title}</h3>
      {children}
    </section>
  );
}
