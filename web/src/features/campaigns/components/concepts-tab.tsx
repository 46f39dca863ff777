import type { CampaignIdea, Generation } from "@marquee/contracts/http/campaigns";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { formatCredits, formatDateTime } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { conceptsTab as copy } from "../copy.ts";
import { isOpen, savedIdeaOf } from "../model/generation.ts";
import { ConceptCard } from "./concept-card.tsx";
import { GenerationEnded } from "./generation-ended.tsx";
import { GenerationProgress } from "./generation-progress.tsx";
import { SaveConceptDialog } from "./save-concept-dialog.tsx";

interface ConceptsTabProps {
  generations: UseQueryResult<Generation[]>;
  shown: UseQueryResult<Generation> | undefined;
  ideas: readonly CampaignIdea[];
  onShow: (generationId: string) => void;
  onUseBrief: (generation: Generation) => void;
  onBuild: () => void;
}

/** The concepts of one generation, as they come and when they are there. */
export function ConceptsTab({ generations, shown, ideas, onShow, onUseBrief, onBuild }: ConceptsTabProps) {
  const [saving, setSaving] = useState<number | null>(null);
  if (generations.isPending || shown?.isPending) {
    return (
      <Loading label={copy.loadingConcepts} className="grid gap-5">
        <Skeleton className="h-24 rounded-xl" />
        <Skeleton className="h-72 rounded-xl" />
      </Loading>
    );
  }
  if (generations.isError && !generations.data) {
    return (
      <ErrorState
        title={copy.yourGenerationsCouldNotBe}
        error={generations.error}
        onRetry={() => void generations.refetch()}
      />
    );
  }
  if (!shown) {
    return (
      <EmptyState
        title={copy.noConceptsYet}
        action={
          <Button variant="primary" onClick={onBuild}>
            {copy.buildAStrategy}
          </Button>
        }
      >
        {copy.describeACampaignInThe}
      </EmptyState>
    );
  }
  if (!shown.data) {
    return (
      <ErrorState
        title={copy.thisGenerationCouldNotBe}
        error={shown.error}
        onRetry={() => void shown.refetch()}
      />
    );
  }

  const generation = shown.data;
  const open = isOpen(generation);
  const savingResult = saving === null ? undefined : generation.results[saving];
  return (
    <>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-96">
          <p className="line-clamp-2 max-w-prose font-medium">{generation.prompt}</p>
          <p className="tabular text-sm text-muted">
            {formatDateTime(generation.createdAt)} · {costLine(generation)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <History generations={generations.data ?? []} shownId={generation.generationId} onShow={onShow} />
          <Button onClick={() => onUseBrief(generation)}>{copy.thisBrief}</Button>
        </div>
      </div>
      {open && <GenerationProgress generation={generation} />}
      {(generation.status === "failed" || generation.status === "cancelled") && (
        <GenerationEnded generation={generation} onUseBrief={() => onUseBrief(generation)} />
      )}
      <ol className="grid grid-cols-1 gap-5">
        {generation.results.map((result, index) => (
          <li key={`${generation.generationId}-${result.name}`}>
            <ConceptCard
              result={result}
              number={index + 1}
              saved={savedIdeaOf(ideas, generation.generationId, result)}
              onSave={generation.status === "completed" ? () => setSaving(index) : undefined}
            />
          </li>
        ))}
      </ol>
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

function costLine({ cost, charged, status }: Generation): string {
  if (charged === null)
    return status === "queued" || status === "running"
      ? copy.creditsReserved(formatCredits(cost))
      : copy.nothingCharged;
  if (charged === cost) return copy.credits(formatCredits(charged));
  return copy.ofCreditsChargedTheRest(formatCredits(charged), formatCredits(cost));
}

function History(props: {
  generations: readonly Generation[];
  shownId: string;
  onShow: (generationId: string) => void;
}) {
  if (props.generations.length < 2) return null;
  const options = props.generations.map(({ generationId, prompt, createdAt }) => ({
    value: generationId,
    label: `${formatDateTime(createdAt)}: ${prompt.slice(0, 40)}${prompt.length > 40 ? "…" : ""}`,
  }));
  const known = options.some(({ value }) => value === props.shownId);
  return (
    <Select
      aria-label={copy.earlierGenerations}
      className="max-w-64"
      options={known ? options : [{ value: props.shownId, label: copy.thisGeneration }, ...options]}
      value={props.shownId}
      onValue={props.onShow}
    />
  );
}
