import type { CampaignResult, CompetitiveAnalysis } from "@marquee/contracts/studio/campaign-idea";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { conceptDetails as copy } from "../concept-copy.ts";
import { ConceptPlan } from "./concept-plan.tsx";

/** Goals, features, outcomes, metrics, and competitors if ordered: collapsed by default. */
export function ConceptDetails({ concept, open = false }: { concept: CampaignResult; open?: boolean }) {
  return (
    <>
      <Fold title={copy.planAndMetrics} open={open}>
        <div className="grid gap-x-8 gap-y-5 grid-cols-1 sm:grid-cols-2">
          {concept.plan && (
            <>
              <p className="max-w-prose sm:col-span-2">{concept.description}</p>
              <ConceptPlan plan={concept.plan} />
            </>
          )}
          <Points title={copy.goals} points={concept.goals} />
          <Points title={copy.keyFeatures} points={concept.keyFeatures} />
          <Points title={copy.expectedOutcomes} points={concept.expectedOutcomes} />
          <Points title={copy.metrics} points={concept.metrics} />
          <div className="sm:col-span-2">
            <h3 className="text-sm font-medium text-muted">{copy.inspiration}</h3>
            <p className="mt-1 max-w-prose">{concept.inspiration}</p>
          </div>
        </div>
      </Fold>
      {concept.competitiveAnalysis && (
        <Fold title={copy.competitiveAnalysis} open={open}>
          <Competition analysis={concept.competitiveAnalysis} />
        </Fold>
      )}
    </>
  );
}

function Fold({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className="group border-t border-line" open={open}>
      <summary className="flex min-h-11 list-none items-center gap-2 px-5 font-medium hover:bg-sunken/60 focus-visible:outline-offset-[-2px] sm:px-6 [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="size-4 text-faint transition-transform group-open:rotate-90" />
        {title}
      </summary>
      <div className="px-5 pt-1 pb-5 sm:px-6">{children}</div>
    </details>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <span aria-hidden className="mt-2 size-1.5 shrink-0 rounded-full bg-lamp" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Competition({ analysis }: { analysis: CompetitiveAnalysis }) {
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose">{analysis.summary}</p>
      <div
        className="overflow-x-auto"
        role="region"
        aria-label={copy.competitors}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className="w-full min-w-120 text-left">
          <thead>
            <tr className="border-b border-line text-sm text-muted">
              <th scope="col" className="py-1.5 pr-4 font-medium">
                {copy.competitor}
              </th>
              <th scope="col" className="py-1.5 pr-4 font-medium">
                {copy.strengths}
              </th>
              <th scope="col" className="py-1.5 font-medium">
                {copy.gaps}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line align-top">
            {analysis.competitors.map(({ name, strengths, gaps }) => (
              <tr key={name}>
                <th scope="row" className="w-1/5 min-w-28 py-2 pr-4 font-medium">
                  {name}
                </th>
                <td className="py-2 pr-4">{strengths.join("; ")}</td>
                <td className="py-2">{gaps.join("; ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="grid gap-x-8 gap-y-5 grid-cols-1 sm:grid-cols-2">
        <Points title={copy.howToStandOut} points={analysis.differentiators} />
        <Points title={copy.risks} points={analysis.risks} />
      </div>
      <p className="text-sm text-muted">{analysis.basis}</p>
    </div>
  );
}
