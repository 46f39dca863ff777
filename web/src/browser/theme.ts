import { readStored, writeStored } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

/** The user's choice; public/first-paint.js applies the same key before the first paint. */
export type ThemeChoice = "light" | "dark" | "system";

const storageKey = "marquee-theme";
const prefersDark = () => matchMedia("(prefers-color-scheme: dark)");

function isChoice(value: string | null): value is ThemeChoice {
  return value === "light" || value === "dark" || value === "system";
}

function storedChoice(): ThemeChoice {
  const stored = readStored(storageKey);
  return isChoice(stored) ? stored : "system";
}

const choices = createStore(storedChoice());

function apply(): void {
  const choice = choices.get();
  const dark = choice === "dark" || (choice === "system" && prefersDark().matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

/** Stores the choice and applies it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  writeStored(storageKey, choice);
  choices.set(choice);
  apply();
}

/** Follows the system while the choice is "system", and always follows other tabs. */
export function watchTheme(): void {
  choices.set(storedChoice());
  prefersDark().addEventListener("change", apply);
  addEventListener("storage", (event) => {
    if (event.key !== storageKey) return;
    choices.set(storedChoice());
    apply();
  });
}

export function useThemeChoice(): ThemeChoice {
  return useStore(choices);
}
