import { meantKey } from "./meant-key.ts";
import { readStored, removeStored, writeStored } from "./storage.ts";

const storageKey = "marquee-single-keys";

/** Whether single-key shortcuts such as "/" are on. They can be turned off for dictation users (WCAG 2.1.4). */
export function singleKeysOn(): boolean {
  return readStored(storageKey) !== "off";
}

export function setSingleKeys(on: boolean): void {
  if (on) removeStored(storageKey);
  else writeStored(storageKey, "off");
}

const typing = "input, textarea, select, [contenteditable]";

/** Whether an event is this key alone, as a shortcut: not while typing, and not when such keys are off. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  if (meantKey(event) !== key || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof HTMLElement && event.target.matches(typing)) && singleKeysOn();
}
