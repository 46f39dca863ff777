import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import { formatDollars } from "#format/format.ts";
import { conceptFacts as copy } from "../concept-copy.ts";

/** The four facts that people ask for first. */
export function ConceptFacts({ concept }: { concept: CampaignResult }) {
  const facts = [
    { label: copy.budget, value: formatDollars(concept.budget) },
    { label: copy.location, value: concept.location },
    { label: copy.duration, value: concept.duration },
    { label: copy.targetAudience, value: concept.targetAudience.description },
  ];
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-[auto_auto_auto] sm:justify-start">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0 last:col-span-full">
          <dt className="text-xs text-faint">{label}</dt>
          <dd className="tabular break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
