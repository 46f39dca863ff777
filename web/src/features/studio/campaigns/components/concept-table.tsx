import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { formatCount, formatDollars } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { conceptTable as copy } from "../concept-copy.ts";
import { contactFigure, fitFigure } from "../model/concept-figures.ts";
import { campaignTypeLabels } from "../model/labels.ts";
import { conceptFigures as figures } from "../refine-copy.ts";
import { FigureText } from "./concept-figures.tsx";

interface Row {
  label: string;
  cell: (concept: CampaignResult) => ReactNode;
}

const crewOf = ({ plan }: CampaignResult) => plan?.staffing.reduce((sum, { people }) => sum + people, 0);

const rows: readonly Row[] = [
  { label: copy.type, cell: ({ type }) => <Badge tone="lamp">{campaignTypeLabels[type]}</Badge> },
  { label: copy.promise, cell: ({ plan }) => plan?.promise },
  { label: copy.budget, cell: ({ budget }) => formatDollars(budget) },
  {
    label: figures.costPerContact,
    cell: (concept) => <FigureText figure={contactFigure(concept)} />,
  },
  {
    label: figures.fit,
    cell: (concept) => <FigureText figure={fitFigure(concept)} />,
  },
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

/** Concepts side by side; values that a concept lacks are shown as a dash. */
export function ConceptTable(props: {
  concepts: readonly CampaignResult[];
  /** How each concept relates to the others, shown above its name. */
  labels?: readonly string[];
}) {
  // Two concepts may have the same name.
  const columns = props.concepts.map((concept, at) => ({ concept, at, label: props.labels?.[at] }));
  return (
    <Card
      className="mb-5 overflow-x-auto"
      role="region"
      aria-label={copy.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table
        className={clsx(
          "w-full table-fixed text-left align-top max-sm:text-sm",
          // A phone has room for two of them.
          columns.length > 2 && "min-w-160",
        )}
      >
        <thead>
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="w-22 p-2 text-sm font-medium text-muted sm:w-36 sm:p-4">
              {copy.concept}
            </th>
            {columns.map(({ concept, at, label }) => (
              <th key={at} scope="col" className="p-2 font-medium sm:p-4">
                {label !== undefined && <span className="block text-sm text-muted">{label}</span>}
                {concept.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line align-top">
          {rows.map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row" className="p-2 text-sm font-medium text-muted sm:p-4">
                {label}
              </th>
              {columns.map(({ concept, at }) => (
                <td key={at} className="p-2 break-words sm:p-4">
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
