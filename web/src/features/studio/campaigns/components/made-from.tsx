import type { Generation } from "@marquee/contracts/studio/campaigns";
import { campaignTabPath } from "#routing/paths.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useCampaignGeneration } from "../api/get-campaign-generation.ts";
import { madeFrom as copy, refinementNames } from "../refine-copy.ts";
import { ConceptTable } from "./concept-table.tsx";

/** What a generation was made from: a link to it and, for one concept, the two of them side by side. */
export function MadeFrom({
  generation,
  parent,
}: {
  generation: Generation;
  parent: NonNullable<Generation["parent"]>;
}) {
  const source = useCampaignGeneration(parent.generationId);
  const original = parent.index === null ? undefined : source.data?.results[parent.index];
  const [result] = generation.results;
  return (
    <div className="mb-5">
      <p className="mb-3 text-sm text-muted">
        {copy.of(refinementNames[parent.refinement])}{" "}
        <TextLink variant="lamp" to={campaignTabPath("concepts", { generation: parent.generationId })}>
          {original?.name ?? copy.earlierGeneration}
        </TextLink>
      </p>
      {parent.index !== null && source.isPending && <Skeleton className="h-120 rounded-xl" />}
      {parent.index !== null && source.isError && !original && (
        <p role="alert" className="text-sm text-danger">
          {copy.failed}
        </p>
      )}
      {original && result && (
        <ConceptTable
          concepts={[original, result]}
          labels={[copy.before, refinementNames[parent.refinement]]}
        />
      )}
    </div>
  );
}
