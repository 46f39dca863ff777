import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import type { Generation } from "@marquee/contracts/studio/campaigns";
import { contactFigure, type Figure, fitFigure } from "../model/concept-figures.ts";
import { conceptFigures as copy } from "../refine-copy.ts";

/** The cost per contact and how well the concept matches its brief, each with its inputs. */
export function ConceptFigures(props: { concept: CampaignResult; brief: Generation["parameters"] }) {
  const figures = [
    { label: copy.costPerContact, figure: contactFigure(props.concept) },
    { label: copy.fit, figure: fitFigure(props.concept, props.brief) },
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

/** A figure with its inputs below. */
export function FigureText({ figure }: { figure: Figure }) {
  return (
    <>
      <span className="tabular block font-medium">{figure.value}</span>
      <span className="tabular block text-sm break-words text-muted">{figure.basis}</span>
    </>
  );
}
