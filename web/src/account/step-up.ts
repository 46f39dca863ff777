import { ApiError } from "@marquee/api-client/client";
import { createStore, useStore } from "#browser/store.ts";

type Answer = (proved: boolean) => void;

/** Everyone who waits for the one dialog that is open. */
const waiting = createStore<readonly Answer[]>([]);

/** Whether a call was refused only because the session has not stepped up recently. */
export function needsStepUp(error: unknown): boolean {
  return error instanceof ApiError && error.code === "step_up_required";
}

/**
 * Asks the person to confirm who they are; calls that need it at the same time share one dialog. Resolves with false when
 * it is canceled, and at once where no page is there that could ask.
 */
export function askForStepUp(): Promise<boolean> {
  if (!waiting.isWatched()) return Promise.resolve(false);
  return new Promise((resolve) => waiting.set([...waiting.get(), resolve]));
}

/** Ends the dialog: the refused calls are repeated, or their refusal stands. */
export function answerStepUp(proved: boolean): void {
  const answers = waiting.get();
  waiting.set([]);
  for (const answer of answers) answer(proved);
}

/** Whether the dialog is wanted. A subscriber promises to show it. */
export function useStepUpAsked(): boolean {
  return useStore(waiting).length > 0;
}
