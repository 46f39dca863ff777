import { BulbProgress } from "#ui/bulbs.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { useCampaignGenerations } from "../api/list-campaign-generations.ts";
import { openGenerations as copy } from "../copy.ts";
import { isOpen } from "../model/generation.ts";
import { stageLabel } from "../model/stage-label.ts";

/** The generations in progress, next to the builder. */
export function OpenGenerations({ onShow }: { onShow: (generationId: string) => void }) {
  const { data: generations = [] } = useCampaignGenerations();
  const open = generations.filter(isOpen);
  if (open.length === 0) return null;
  return (
    <Card>
      <CardHeader title={copy.inProgress} />
      <ul className="divide-y divide-line border-t border-line">
        {open.map((generation) => (
          <li key={generation.generationId}>
            <button
              type="button"
              className="w-full px-5 py-3 text-left hover:bg-sunken"
              onClick={() => onShow(generation.generationId)}
            >
              <span className="block truncate font-medium">{generation.prompt}</span>
              <span className="mb-2 block text-sm text-muted">{stageLabel(generation)}</span>
              <BulbProgress percent={generation.progress.percent} label={stageLabel(generation)} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
