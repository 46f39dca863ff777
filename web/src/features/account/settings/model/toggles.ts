import type { Preferences } from "@marquee/contracts/account/profile";
import { toggleTexts as texts } from "../copy.ts";

/** One toggle by its group and name, and its new value. */
export type Toggle = {
  [G in keyof Preferences]: { group: G; name: keyof Preferences[G] & string; on: boolean };
}[keyof Preferences];

/** The preferences with toggles applied in order. */
export function withToggles(preferences: Preferences, toggles: readonly Toggle[]): Preferences {
  return toggles.reduce(
    (before, { group, name, on }) => ({ ...before, [group]: { ...before[group], [name]: on } }),
    preferences,
  );
}

export interface ToggleText {
  label: string;
  hint: string;
}

/** Every toggle's label and hint, in order; the compiler checks that no preference is missing. */
export const toggleTexts: { [G in keyof Preferences]: Record<keyof Preferences[G], ToggleText> } = texts;
