import { useEffect } from "react";
import { useCurrentUser } from "#account/session.ts";
import { useCampaignGenerations } from "../api/list-campaign-generations.ts";
import { generationOutcome as copy } from "../copy.ts";
import { isOpen } from "../model/generation.ts";
import { noteGeneration } from "../model/note-generation.ts";
import { pendingGenerations, removePendingGeneration } from "../model/pending-generations.ts";

/** A generation that the list does not show by then is not coming any more. */
const missingAfterMs = 60_000;

/** Keeps the promise of a notification where no push arrives, as after a reload. It shows nothing. */
export function GenerationWatch() {
  const user = useCurrentUser();
  const { data: generations } = useCampaignGenerations();
  useEffect(() => {
    if (!generations) return;
    for (const { id, sinceMs } of pendingGenerations(user.id)) {
      const generation = generations.find(({ generationId }) => generationId === id);
      if (generation ? isOpen(generation) : Date.now() - sinceMs < missingAfterMs) continue;
      if (generation?.status === "completed") noteGeneration(id, { status: "completed" });
      if (generation?.status === "failed")
        noteGeneration(id, { status: "failed", message: generation.error?.message ?? copy.tryAgain });
      removePendingGeneration(user.id, id);
    }
  }, [generations, user.id]);
  return null;
}
