import { useSyncExternalStore } from "react";

/** The widths at which pages change their layout, as Tailwind's `md` and `lg` do. */
const screens = {
  /** The sidebar is a drawer, and tables are rows of two lines. */
  phone: "(width < 768px)",
  /** A list has room for what is chosen in it. */
  split: "(width >= 1024px)",
} as const;

// A document without a window, as in some tests, matches none.
const queryOf = (screen: keyof typeof screens) => globalThis.matchMedia?.(screens[screen]);

/** Whether the window is as narrow as a phone. */
export function isOnPhone(): boolean {
  return queryOf("phone")?.matches ?? false;
}

/** Calls back when the window becomes or stops being such a screen; returns what ends that. */
export function onScreenChange(screen: keyof typeof screens, changed: () => void): () => void {
  const query = queryOf(screen);
  query?.addEventListener("change", changed);
  return () => query?.removeEventListener("change", changed);
}

const onSplitChange = (changed: () => void) => onScreenChange("split", changed);
const isSplit = () => queryOf("split")?.matches ?? true;

/** Whether a list and what is chosen in it stand side by side; follows the window. */
export function useIsSplit(): boolean {
  return useSyncExternalStore(onSplitChange, isSplit);
}
