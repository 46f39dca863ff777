import { now } from "#browser/clock.ts";
import { modalOpen } from "#browser/modal-layer.ts";
import { betweenClicks } from "#browser/pressed.ts";
import { createStore, useStore } from "#browser/store.ts";

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: "default" | "success" | "destructive";
  /** How long it stays; null until it is closed. */
  durationMs?: number | null;
  action?: { label: string; run: () => void };
  /** A toast replaces an earlier one with the same key. */
  key?: string;
}

/** A success message. */
export function success(title: string, description?: string): ToastMessage {
  return { title, variant: "success", ...(description === undefined ? {} : { description }) };
}

/** A failure message with a fixed title; the reason is given when it happens. */
export function failure(title: string): (description: string) => ToastMessage {
  return (description) => ({ title, description, variant: "destructive" });
}

export interface ShownToast extends ToastMessage {
  id: number;
  shownAtMs: number;
  /** Nothing that the user just did: it waits while a dialog is open. */
  behind?: boolean;
}

/** The newest toast is on top and the only visible one; only persistent ones wait beneath it. */
let stack: ShownToast[] = [];
/** The toast on screen: none appears in the middle of a click, because it would swallow that click. */
const visible = createStore<ShownToast | undefined>(undefined);
let nextId = 1;

function change(next: ShownToast[]): void {
  stack = next;
  // A closed toast disappears at once.
  const current = visible.get();
  if (current && !stack.includes(current)) visible.set(undefined);
  betweenClicks(showTop);
}

/** The top toast: on screen, or about to be once a click is over. */
export function visibleToast(): ShownToast | undefined {
  return stack.findLast((each) => each.behind !== true || !modalOpen.get());
}

const showTop = (): void => visible.set(visibleToast());
modalOpen.watch(() => betweenClicks(showTop));

/** The key of the toast that says that the session has ended. */
export const sessionEndedKey = "session-ended";

/**
 * Shows a toast in place of the previous one; a persistent one returns when the newer one is gone. While a toast says
 * that the session ended, failures are not shown on top of it, because the ended session is their cause.
 */
export function toast(message: ToastMessage): number {
  const id = nextId++;
  if (message.variant === "destructive" && stack.some(({ key }) => key === sessionEndedKey)) return id;
  const waiting = stack.filter(
    (each) => each.durationMs === null && (message.key === undefined || each.key !== message.key),
  );
  change([...waiting, { ...message, id, shownAtMs: now() }]);
  return id;
}

/**
 * Shows a toast about something that the user did not just do, such as a lost connection: once the current one is gone
 * and no dialog is open. Another toast that comes before then replaces it, unless it stays until it is closed.
 */
export function toastBehind(message: ToastMessage): void {
  const others = stack.filter((each) => message.key === undefined || each.key !== message.key);
  change([{ ...message, id: nextId++, shownAtMs: now(), behind: true }, ...others]);
}

export function closeToast(id: number): void {
  change(stack.filter((each) => each.id !== id));
}

/** What is younger came with the next page, such as of what its reader just sent. */
const readWithinMs = 1_000;

/**
 * Takes away what has been said of the page before, because it would cover the buttons of the next one: what is known to
 * have gone well and asks for nothing, once there was time to read it.
 */
export function leaveToasts(): void {
  change(
    stack.filter(
      ({ variant, action, durationMs, shownAtMs }) =>
        variant !== "success" || action || durationMs === null || now() - shownAtMs < readWithinMs,
    ),
  );
}

/** Closes any toast with this key, such as a warning that no longer applies. */
export function closeToastOf(key: string): void {
  if (stack.some((each) => each.key === key)) change(stack.filter((each) => each.key !== key));
}

export function useVisibleToast(): ShownToast | undefined {
  return useStore(visible);
}
