import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./storage.ts";

/** What the reader chose; public/first-paint.js applies the same key before the first paint. */
export type ThemeChoice = "light" | "dark" | "system";

const storageKey = "marquee-theme";
const listeners = new Set<() => void>();
const prefersDark = () => matchMedia("(prefers-color-scheme: dark)");

function isChoice(value: string | null): value is ThemeChoice {
  return value === "light" || value === "dark" || value === "system";
}

function themeChoice(): ThemeChoice {
  const stored = readStored(storageKey);
  return isChoice(stored) ? stored : "system";
}

function apply(): void {
  const choice = themeChoice();
  const dark = choice === "dark" || (choice === "system" && prefersDark().matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

/** Keeps the choice and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  writeStored(storageKey, choice);
  apply();
  for (const listener of listeners) listener();
}

/** Follows the system while the choice is "system", and other tabs always. */
export function watchTheme(): void {
  prefersDark().addEventListener("change", apply);
  addEventListener("storage", (event) => {
    if (event.key !== storageKey) return;
    apply();
    for (const listener of listeners) listener();
  });
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    themeChoice,
    () => "system",
  );
}
