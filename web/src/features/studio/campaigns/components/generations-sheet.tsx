import type { Generation } from "@marquee/contracts/studio/campaigns";
import { sideBySide } from "@marquee/contracts/text/sentence";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ForRole } from "#account/for-role.tsx";
import { formatDateTime } from "#format/format.ts";
import { campaignTabPath } from "#routing/paths.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { SideSheet } from "#ui/side-sheet.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { allGenerationsQuery } from "../api/all-campaign-generations.ts";
import { costLine } from "../model/generation-cost.ts";
import { generationsList as copy, madeFrom, refinementNames } from "../refine-copy.ts";

const tones: Record<Generation["status"], BadgeTone> = {
  queued: "outline",
  running: "info",
  completed: "success",
  failed: "danger",
  cancelled: "neutral",
};

/** All generations, newest first, each with its brief, result, cost and source. */
export function GenerationsSheet(props: {
  shownId: string | undefined;
  onRunAgain: (generation: Generation) => void;
}) {
  return (
    <SideSheet name="history" title={() => copy.title}>
      {() => <GenerationsList {...props} />}
    </SideSheet>
  );
}

function GenerationsList({
  shownId,
  onRunAgain,
}: {
  shownId: string | undefined;
  onRunAgain: (generation: Generation) => void;
}) {
  const query = useInfiniteQuery(allGenerationsQuery);
  return (
    <PagedList query={query} noun={copy.noun} empty={<p className="text-muted">{copy.empty}</p>}>
      {(generations) => (
        <ul className="-mx-1 divide-y divide-line">
          {generations.map((generation) => (
            <Row
              key={generation.generationId}
              generation={generation}
              source={sourceOf(generation, generations)}
              isShown={generation.generationId === shownId}
              onRunAgain={() => onRunAgain(generation)}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

/** The name of what a generation was made from: its concept, if it is in the list already. */
function sourceOf({ parent }: Generation, known: readonly Generation[]): string {
  const source = known.find(({ generationId }) => generationId === parent?.generationId);
  return source?.results[parent?.index ?? -1]?.name ?? madeFrom.earlierGeneration;
}

function Row(props: { generation: Generation; source: string; isShown: boolean; onRunAgain: () => void }) {
  const { generation, isShown } = props;
  const { generationId, status, prompt, parent, results } = generation;
  return (
    <li className="px-1 py-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={tones[status]}>{copy.statuses[status]}</Badge>
        {isShown && <Badge tone="lamp">{copy.shown}</Badge>}
        <span className="text-sm text-muted">{formatDateTime(generation.createdAt)}</span>
      </div>
      <TextLink
        variant="name"
        to={campaignTabPath("concepts", { generation: generationId })}
        aria-current={isShown ? "true" : undefined}
        className="mt-1 line-clamp-2 font-medium"
      >
        {prompt}
      </TextLink>
      {parent && (
        <p className="text-sm text-muted">
          {madeFrom.of(refinementNames[parent.refinement])}{" "}
          <TextLink variant="lamp" to={campaignTabPath("concepts", { generation: parent.generationId })}>
            {props.source}
          </TextLink>
        </p>
      )}
      {results.length > 0 && (
        <p className="line-clamp-2 text-sm text-muted">
          {copy.concepts(results.length)}:{" "}
          {sideBySide(
            results.map(({ name }) => name),
            ", ",
          )}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm text-muted">{costLine(generation)}</p>
        <ForRole>
          {" "}
          <Button
            variant="ghost"
            size="sm"
            className="-mr-2"
            aria-label={copy.runAgainNamed(prompt)}
            onClick={props.onRunAgain}
          >
            {copy.runAgain}
          </Button>
        </ForRole>{" "}
      </div>
    </li>
  );
}
