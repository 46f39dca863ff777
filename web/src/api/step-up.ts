import { ApiError } from "@marquee/api-client/client";
import { createStore, useStore } from "#browser/store.ts";

type Answer = (proved: boolean) => void;

/** The callers waiting for the one open dialog. */
const waiting = createStore<readonly Answer[]>([]);

/** Whether a call was refused only because the session has not stepped up recently. */
export function needsStepUp(error: unknown): boolean {
  return error instanceof ApiError && error.code === "step_up_required";
}

/**
 * Asks the person to confirm who they are; calls that need it at the same time share one dialog. Resolves to false
 * when the dialog is canceled, and at once when no page is there to show it.
 */
export function askForStepUp(): Promise<boolean> {
  if (!waiting.isWatched()) return Promise.resolve(false);
  return new Promise((resolve) => waiting.set([...waiting.get(), resolve]));
}

/** Closes the dialog: the refused calls are repeated, or stay refused. */
export function answerStepUp(proved: boolean): void {
  const answers = waiting.get();
  waiting.set([]);
  for (const answer of answers) answer(proved);
}

/** Whether the dialog should be shown. A subscriber promises to show it. */
export function useStepUpAsked(): boolean {
  return useStore(waiting).length > 0;
}
