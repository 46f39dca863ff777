import { notify } from "#features/notifications/model/notifications.ts";

/** Adds a notification of how a generation ended, once, however often and by whatever way that becomes known. */
export function noteGeneration(
  generationId: string,
  outcome: { status: "completed" } | { status: "failed"; message: string },
): void {
  notify(
    outcome.status === "completed"
      ? { kind: "campaign_ready", about: { generationId } }
      : { kind: "campaign_failed", about: { generationId, reason: outcome.message } },
  );
}
