import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import { formatDollars } from "#format/format.ts";
import { conceptFacts as copy } from "../concept-copy.ts";
import { BudgetBar } from "./budget-bar.tsx";

/** The four facts that people ask for first, and where the money goes. */
export function ConceptFacts({ concept }: { concept: CampaignResult }) {
  const facts = [
    { label: copy.budget, value: formatDollars(concept.budget) },
    { label: copy.location, value: concept.location },
    { label: copy.duration, value: concept.duration },
    { label: copy.targetAudience, value: concept.targetAudience.description },
  ];
  return (
    <>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-faint">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {concept.plan && <BudgetBar parts={concept.plan.budgetSplit} budget={concept.budget} />}
    </>
  );
}
