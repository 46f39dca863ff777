import { notify } from "#lib/notifications.ts";
import { campaignTabPath } from "#lib/paths.ts";
import { generationOutcome as copy } from "../copy.ts";

/** Adds a notification of how a generation ended, once, however often and by whatever way that becomes known. */
export function noteGeneration(
  generationId: string,
  outcome: { status: "completed" } | { status: "failed"; message: string },
): void {
  const completed = outcome.status === "completed";
  notify({
    id: `${outcome.status}-${generationId}`,
    type: "ai",
    title: completed ? copy.readyTitle : copy.failedTitle,
    message: completed ? copy.readyMessage : outcome.message,
    actionUrl: campaignTabPath("concepts", { generation: generationId }),
    actionLabel: copy.viewConcepts,
  });
}
