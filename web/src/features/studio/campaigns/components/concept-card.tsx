import type { CampaignResult } from "@marquee/contracts/studio/campaign-idea";
import type { CampaignIdea } from "@marquee/contracts/studio/campaigns";
import type { Handout } from "@marquee/contracts/studio/handouts";
import type { ReactNode } from "react";
import { useFocusHandover } from "#browser/focus.ts";
import { conceptPath } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/menu.tsx";
import { Popover } from "#ui/popover.tsx";
import { conceptExport as exportCopy } from "../concept-copy.ts";
import { conceptCard as copy } from "../copy.ts";
import { conceptText } from "../model/concept-text.ts";
import { campaignTypeLabels } from "../model/labels.ts";
import { ConceptDetails } from "./concept-details.tsx";
import { ConceptEmblem } from "./concept-emblem.tsx";
import { ConceptEvents } from "./concept-events.tsx";
import { ConceptFacts } from "./concept-facts.tsx";
import { ConceptFigures, FitChecklist } from "./concept-figures.tsx";
import { ConceptReasons } from "./concept-reasons.tsx";
import { HandoutLinks } from "./handout-links.tsx";
import { MockupImage } from "./mockup-image.tsx";

/** One concept: the idea at a glance, everything else on demand. */
export function ConceptCard(props: {
  result: CampaignResult;
  number: number;
  saved: CampaignIdea | undefined;
  /** Undefined while the generation is still in progress. */
  onSave: (() => void) | undefined;
  /** Controls that change the concept; undefined while the generation is still in progress. */
  refine?: ReactNode;
  /** Where its handouts are; undefined while the generation is still in progress. */
  handoutPath?: ((file: Handout) => string) | undefined;
}) {
  const { result, saved } = props;
  // The link appears after the library has been refetched, when the dialog has already returned focus to the button.
  const handover = useFocusHandover();
  return (
    <Card className="overflow-hidden" aria-label={result.name}>
      <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0 p-5 sm:p-6">
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-sm text-faint">{copy.concept(props.number)}</span>
            <Badge tone="lamp">{campaignTypeLabels[result.type]}</Badge>
          </div>
          <div className="mt-1.5 flex items-start gap-3">
            <ConceptEmblem name={result.name} type={result.type} className="size-12 shrink-0" />
            <h2 className="min-w-0 text-xl break-words">{result.name}</h2>
          </div>
          <p className="mt-1.5 max-w-prose text-lg text-muted">
            {result.plan?.promise ?? result.description}
          </p>
          <ConceptFacts concept={result} />
          <ConceptFigures concept={result} />
          <FitChecklist concept={result} />
          {result.note !== undefined && <p className="mt-3 text-sm text-muted">{result.note}</p>}
        </div>
        {result.mockupImageUrl !== null && (
          <div className="p-5 pt-0 sm:p-6 sm:pt-0 lg:w-96 lg:pt-6 lg:pl-0">
            <MockupImage
              url={result.mockupImageUrl}
              description={result.mockupDescription}
              name={result.name}
            />
          </div>
        )}
      </div>
      {result.plan && <ConceptReasons plan={result.plan} />}
      <ConceptEvents events={result.events} open="stored" />
      <ConceptDetails concept={result} />
      <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-2.5">
        <CopyButton text={conceptText(result)} label={copy.copy} className="mr-auto" />
        {props.handoutPath && <ExportMenu name={result.name} pathOf={props.handoutPath} />}
        {props.refine}
        {saved ? (
          <LinkButton ref={handover.to} to={conceptPath(saved.id)} variant="ghost">
            <Icon name="bookmark-check" />
            {copy.inYourLibrary}
          </LinkButton>
        ) : (
          props.onSave && (
            <Button ref={handover.from} variant="primary" onClick={props.onSave}>
              {copy.saveToLibrary}
            </Button>
          )
        )}
      </footer>
    </Card>
  );
}

function ExportMenu({ name, pathOf }: { name: string; pathOf: (file: Handout) => string }) {
  return (
    <span className="relative">
      <Popover
        className="w-52"
        trigger={(trigger) => (
          <Button variant="ghost" {...trigger} aria-haspopup="menu" aria-label={exportCopy.exportOf(name)}>
            <Icon name="download" />
            {exportCopy.export}
          </Button>
        )}
      >
        {(close) => (
          <Menu label={exportCopy.exportOf(name)}>
            <HandoutLinks pathOf={pathOf} onClick={close} />
          </Menu>
        )}
      </Popover>
    </span>
  );
}
