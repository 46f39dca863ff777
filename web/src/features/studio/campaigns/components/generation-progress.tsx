import type { Generation } from "@marquee/contracts/studio/campaigns";
import { ForRole } from "#account/for-role.tsx";
import { useNow } from "#browser/use-now.ts";
import { formatElapsed } from "#format/format.ts";
import { BulbProgress } from "#ui/bulbs.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useCancelCampaignGeneration } from "../api/cancel-campaign-generation.ts";
import { generationProgress as copy } from "../copy.ts";
import { stageLabel } from "../model/stage-label.ts";

/** Work in progress: the current stage, the elapsed time, and Cancel until a worker has started. */
export function GenerationProgress({ generation }: { generation: Generation }) {
  const nowMs = useNow(1_000);
  const cancel = useCancelCampaignGeneration();
  const label = stageLabel(generation);
  return (
    <Card className="mb-5 px-5 py-4" aria-label={copy.progress} aria-busy>
      <div className="flex min-h-9 items-center justify-between gap-4">
        <p className="font-medium">{label}</p>
        <div className="flex items-center gap-3">
          <span className="text-sm text-muted">
            <span className="sr-only">{copy.elapsedTime} </span>
            {formatElapsed(nowMs - Date.parse(generation.createdAt))}
          </span>
          {generation.status === "queued" && (
            <ForRole>
              <Button
                size="sm"
                pending={cancel.isPending}
                onClick={() => cancel.mutate(generation.generationId)}
              >
                {copy.cancel}
              </Button>
            </ForRole>
          )}
        </div>
      </div>
      <BulbProgress percent={generation.progress.percent} label={label} className="mt-2 max-w-2xl" />
      <p className="mt-3 text-sm text-muted">{copy.youCanLeave}</p>
    </Card>
  );
}
