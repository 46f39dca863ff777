import type { CampaignIdea, Generation } from "@marquee/contracts/studio/campaigns";
import type { UseQueryResult } from "@tanstack/react-query";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useHasRole } from "#account/team-role.ts";
import { formatDateTime } from "#format/format.ts";
import { useAddress } from "#routing/address.ts";
import { Button } from "#ui/button.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { generatedHandoutPath } from "../api/get-generated-handout.ts";
import { conceptsTab as copy } from "../copy.ts";
import { briefOrdered } from "../model/brief-in-builder.ts";
import { isOpen, savedIdeaOf } from "../model/generation.ts";
import { costLine, expectedConcepts } from "../model/generation-cost.ts";
import { stageLabel } from "../model/stage-label.ts";
import { generationsList as listCopy } from "../refine-copy.ts";
import { ConceptCard } from "./concept-card.tsx";
import { ConceptTable } from "./concept-table.tsx";
import { GenerationEnded } from "./generation-ended.tsx";
import { GenerationProgress } from "./generation-progress.tsx";
import { GenerationsSheet } from "./generations-sheet.tsx";
import { MadeFrom } from "./made-from.tsx";
import { RefineMenu } from "./refine-menu.tsx";
import { SaveConceptDialog } from "./save-concept-dialog.tsx";
import { UnderstoodBrief } from "./understood-brief.tsx";

interface ConceptsTabProps {
  generations: UseQueryResult<Generation[]>;
  current: UseQueryResult<Generation> | undefined;
  ideas: readonly CampaignIdea[];
  /** The generation whose heading takes focus once it appears, because the button that started it is gone. */
  focusId: string | null;
  /** Follows a refinement ordered here to its result. */
  onRefined: (generationId: string) => void;
  onUseBrief: (generation: Generation) => void;
  onBuild: () => void;
}

/** No screen has room for more columns. */
const comparedMax = 4;

/** The concepts of one generation, in progress and finished. */
export function ConceptsTab(props: ConceptsTabProps) {
  const { generations, current, ideas, onUseBrief, onBuild } = props;
  const address = useAddress();
  const acts = useHasRole("member");
  const [saving, setSaving] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnce(heading, current?.data?.generationId === props.focusId ? props.focusId : null);
  if (generations.isPending || current?.isPending) {
    return (
      <Loading label={copy.loading} className="grid grid-cols-1 gap-5">
        <Skeleton className="h-24 rounded-xl" />
        <Skeleton className="h-72 rounded-xl" />
      </Loading>
    );
  }
  if (generations.isError && !generations.data) {
    return (
      <ErrorState
        title={copy.listFailed}
        error={generations.error}
        onRetry={() => void generations.refetch()}
      />
    );
  }
  if (!current) {
    return (
      <EmptyState
        drawing="concepts"
        title={copy.emptyTitle}
        action={
          acts && (
            <Button variant="primary" onClick={onBuild}>
              {copy.buildAStrategy}
            </Button>
          )
        }
      >
        {copy.emptyText}
      </EmptyState>
    );
  }
  if (!current.data) {
    return (
      <ErrorState
        title={copy.generationFailed}
        error={current.error}
        onRetry={() => void current.refetch()}
      />
    );
  }

  const generation = current.data;
  const open = isOpen(generation);
  const comparable = open ? [] : generation.results.slice(0, comparedMax);
  // What to choose among comes first.
  const comparing = address.get("compare") !== "none";
  const savingResult = saving === null ? undefined : generation.results[saving];
  return (
    <>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-96">
          <h2
            ref={heading}
            tabIndex={-1}
            className="line-clamp-2 max-w-prose text-base font-medium tracking-normal"
          >
            {generation.prompt}
          </h2>
          <p className="text-sm text-muted">
            {formatDateTime(generation.createdAt)} · {costLine(generation)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button onClick={() => address.open("history", "all")}>{listCopy.open}</Button>
          {comparable.length > 1 && (
            <Button aria-pressed={comparing} onClick={() => address.set("compare", comparing ? "none" : "")}>
              {copy.compare}
            </Button>
          )}
          {acts && <Button onClick={() => onUseBrief(generation)}>{copy.reuseBrief}</Button>}
        </div>
      </div>
      <Announcer key={generation.generationId} generation={generation} />
      {open && <GenerationProgress generation={generation} />}
      {(generation.status === "failed" || generation.status === "cancelled") && (
        <GenerationEnded generation={generation} onUseBrief={() => onUseBrief(generation)} />
      )}
      {generation.parent && <MadeFrom generation={generation} parent={generation.parent} />}
      {comparing && comparable.length > 1 && <ConceptTable concepts={comparable} />}
      <div className="mb-5 empty:hidden">
        <UnderstoodBrief brief={briefOrdered(generation)} />
      </div>
      <ol className="grid grid-cols-1 gap-5">
        {generation.results.map((result, index) => (
          <li key={`${generation.generationId}-${result.name}`}>
            <ConceptCard
              result={result}
              number={index + 1}
              saved={savedIdeaOf(ideas, generation.generationId, index)}
              onSave={acts && generation.status === "completed" ? () => setSaving(index) : undefined}
              handoutPath={
                generation.status === "completed"
                  ? (file) => generatedHandoutPath(generation.generationId, index, file)
                  : undefined
              }
              refine={
                acts &&
                generation.status === "completed" && (
                  <RefineMenu
                    generationId={generation.generationId}
                    index={index}
                    concept={result}
                    onRefined={props.onRefined}
                  />
                )
              }
            />
          </li>
        ))}
        {open && generation.results.length < expectedConcepts(generation) && (
          <li aria-hidden>
            <Skeleton className="h-72 rounded-xl" />
          </li>
        )}
      </ol>
      <GenerationsSheet shownId={generation.generationId} onRunAgain={onUseBrief} />
      {savingResult && saving !== null && (
        <SaveConceptDialog
          key={saving}
          generationId={generation.generationId}
          index={saving}
          result={savingResult}
          onClose={() => setSaving(null)}
        />
      )}
    </>
  );
}

/** Moves focus to a heading only if the button that led there has disappeared with its panel. */
function useFocusOnce(heading: RefObject<HTMLElement | null>, id: string | null): void {
  const done = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (id === null || done.current === id) return;
    done.current = id;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [heading, id]);
}

/** Announces to screen readers what is in progress and when it is done. */
function Announcer({ generation }: { generation: Generation }) {
  const [wasOpen] = useState(isOpen(generation));
  const done = wasOpen && generation.status === "completed";
  return (
    <p role="status" className="sr-only">
      {isOpen(generation) ? stageLabel(generation) : done ? copy.ready(generation.results.length) : ""}
    </p>
  );
}
