import type { CampaignResult } from "@marquee/contracts/campaign-idea";
import type { ReactNode } from "react";
import { formatBudget, formatCount } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { conceptTable as copy } from "../concept-copy.ts";
import { campaignTypeLabels } from "../model/labels.ts";

interface Row {
  label: string;
  cell: (concept: CampaignResult) => ReactNode;
}

const crewOf = ({ plan }: CampaignResult) => plan?.staffing.reduce((sum, { people }) => sum + people, 0);

const rows: readonly Row[] = [
  { label: copy.type, cell: ({ type }) => <Badge tone="lamp">{campaignTypeLabels[type]}</Badge> },
  { label: copy.promise, cell: ({ plan }) => plan?.promise },
  { label: copy.budget, cell: ({ budget }) => <span className="tabular">{formatBudget(budget)}</span> },
  { label: copy.place, cell: ({ location }) => location },
  { label: copy.duration, cell: ({ duration }) => duration },
  { label: copy.starts, cell: ({ plan }) => plan?.timeline[0]?.when },
  {
    label: copy.crew,
    cell: (concept) => {
      const crew = crewOf(concept);
      return crew === undefined ? undefined : copy.people(formatCount(crew));
    },
  },
  {
    label: copy.measures,
    cell: ({ plan }) =>
      plan && (
        <ul className="flex flex-col gap-1">
          {plan.measures.slice(0, 3).map(({ name, target }) => (
            <li key={name}>
              <span className="text-muted">{name}:</span> {target}
            </li>
          ))}
        </ul>
      ),
  },
  { label: copy.risk, cell: ({ plan }) => plan?.risk.what },
];

/** The concepts of a generation side by side; what one of them does not say is a dash. */
export function ConceptTable({ concepts }: { concepts: readonly CampaignResult[] }) {
  return (
    <Card
      className="mb-5 overflow-x-auto"
      role="region"
      aria-label={copy.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className="w-full min-w-160 table-fixed text-left align-top">
        <thead>
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="w-36 p-4 text-sm font-medium text-muted">
              {copy.concept}
            </th>
            {concepts.map(({ name }) => (
              <th key={name} scope="col" className="p-4 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line align-top">
          {rows.map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row" className="p-4 text-sm font-medium text-muted">
                {label}
              </th>
              {concepts.map((concept) => (
                <td key={concept.name} className="p-4 break-words">
                  {cell(concept) ?? "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
