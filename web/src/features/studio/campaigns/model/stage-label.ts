import type { Generation } from "@marquee/contracts/studio/campaigns";
import { generationStages as stages } from "../copy.ts";

const stageLabels: Record<Generation["progress"]["stage"], string> = {
  ...stages,
  running: stages.other,
  failed: stages.other,
  cancelled: stages.other,
};

/** The current stage, in words. */
export function stageLabel({ status, progress }: Pick<Generation, "status" | "progress">): string {
  if (status === "queued") return stages.queued;
  return stageLabels[progress.stage];
}
