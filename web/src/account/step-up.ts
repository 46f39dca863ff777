import { ApiError } from "@marquee/api-client/client";
import { useSyncExternalStore } from "react";

type Answer = (proved: boolean) => void;

/** Everyone who waits for the one dialog that is open. */
let waiting: Answer[] = [];
const listeners = new Set<() => void>();

function change(next: Answer[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a call was refused only because the session has not proved itself lately. */
export function needsStepUp(error: unknown): boolean {
  return error instanceof ApiError && error.code === "step_up_required";
}

/**
 * Asks the person to prove who they are; calls that need it at the same time share one dialog. Resolves with false when
 * it is canceled, and at once where no page is there that could ask.
 */
export function askForProof(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((resolve) => change([...waiting, resolve]));
}

/** Ends the dialog: the refused calls are repeated, or their refusal stands. */
export function answerProof(proved: boolean): void {
  const answers = waiting;
  change([]);
  for (const answer of answers) answer(proved);
}

/** Whether the dialog is wanted. Whoever watches this promises to show it. */
export function useProofAsked(): boolean {
  return useSyncExternalStore(
    watch,
    () => waiting.length > 0,
    () => false,
  );
}
