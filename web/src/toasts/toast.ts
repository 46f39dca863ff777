import { betweenClicks } from "#browser/pressed.ts";
import { createStore, useStore } from "#browser/store.ts";

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: "default" | "success" | "destructive";
  /** How long it stays; null until it is closed. */
  durationMs?: number | null;
  action?: { label: string; run: () => void };
  /** A toast of the same key takes the place of the one before. */
  key?: string;
}

/** What went well. */
export function success(title: string, description?: string): ToastMessage {
  return { title, variant: "success", ...(description === undefined ? {} : { description }) };
}

/** What went wrong under a title; the reason comes with the occasion. */
export function failure(title: string): (description: string) => ToastMessage {
  return (description) => ({ title, description, variant: "destructive" });
}

export interface ShownToast extends ToastMessage {
  id: number;
}

/** The newest is on top and the only one visible; only persistent ones wait beneath it. */
let stack: ShownToast[] = [];
/** What is on the screen: nothing appears in the middle of a click, which it would swallow under the pointer. */
const shown = createStore<ShownToast | undefined>(undefined);
let nextId = 1;

function change(next: ShownToast[]): void {
  stack = next;
  // What is closed goes at once.
  const current = shown.get();
  if (current && !stack.includes(current)) shown.set(undefined);
  betweenClicks(showTop);
}

const showTop = (): void => shown.set(stack.at(-1));

/** The toast that says that the session is over. */
export const sessionEndedKey = "session-ended";

/**
 * Shows a toast in place of the one before; a persistent one comes back when the newer is gone. While a toast says that
 * the session ended, no failure is told on top of it: the ended session is why it failed.
 */
export function toast(message: ToastMessage): number {
  const id = nextId++;
  if (message.variant === "destructive" && stack.some(({ key }) => key === sessionEndedKey)) return id;
  const waiting = stack.filter(
    (each) => each.durationMs === null && (message.key === undefined || each.key !== message.key),
  );
  change([...waiting, { ...message, id }]);
  return id;
}

/** Shows a toast once what is shown now is gone; another toast that comes before then takes its place. */
export function toastBehind(message: ToastMessage): void {
  change([{ ...message, id: nextId++ }, ...stack]);
}

export function closeToast(id: number): void {
  change(stack.filter((each) => each.id !== id));
}

/** Takes back whatever was shown under a key, such as a warning that no longer holds. */
export function closeToastOf(key: string): void {
  if (stack.some((each) => each.key === key)) change(stack.filter((each) => each.key !== key));
}

/** The toast on top: on the screen, or about to be once a click is over. */
export function visibleToast(): ShownToast | undefined {
  return stack.at(-1);
}

export function useVisibleToast(): ShownToast | undefined {
  return useStore(shown);
}
