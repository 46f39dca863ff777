import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import { Badge } from "#ui/badge.tsx";
import { contactFigure, type Figure, fitFigure, fitLines } from "../model/concept-figures.ts";
import { conceptFigures as copy } from "../refine-copy.ts";

/** The cost per contact and how much of its brief the concept meets, each with its inputs. */
export function ConceptFigures(props: { concept: CampaignResult }) {
  const figures = [
    { label: copy.costPerContact, figure: contactFigure(props.concept) },
    { label: copy.fit, figure: fitFigure(props.concept) },
  ];
  return (
    <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
      {figures.map(({ label, figure }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-faint">{label}</dt>
          <dd>
            <FigureText figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const tones = { met: "success", partly: "info", not: "danger" } as const;

/** Each thing that the brief asks for, whether the concept has it, and where. Nothing for an older concept. */
export function FitChecklist(props: { concept: CampaignResult }) {
  const lines = fitLines(props.concept);
  if (lines.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-2" aria-label={copy.whatYouAsked}>
      {lines.map(({ line, status, where }) => (
        <li key={line} className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm">
          <Badge tone={tones[status]}>{copy.fitStatus[status]}</Badge>
          <span className="min-w-0 break-words">{line}</span>
          <span className="min-w-0 break-words text-muted">{where}</span>
        </li>
      ))}
    </ul>
  );
}

/** A figure with its inputs below. */
export function FigureText({ figure }: { figure: Figure }) {
  return (
    <>
      <span className="block font-medium">{figure.value}</span>
      <span className="block text-sm break-words text-muted">{figure.basis}</span>
    </>
  );
}
