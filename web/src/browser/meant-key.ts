import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/** The code of a key that an input method consumes. */
const consumed = 229;

/**
 * The key that a person meant; empty while an input method uses it, such as the Enter that confirms a Japanese word or
 * the Escape that cancels it. Safari ends the composition before that key arrives, and then only its code tells. Every
 * handler of keys asks this instead of the event.
 */
export function meantKey(event: KeyboardEvent | ReactKeyboardEvent): string {
  const { isComposing, keyCode } = "nativeEvent" in event ? event.nativeEvent : event;
  return isComposing || keyCode === consumed ? "" : event.key;
}

/** A form is sent by Enter in its fields without any handler. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === "Enter" && meantKey(event) === "") event.preventDefault();
}

if (typeof addEventListener === "function") addEventListener("keydown", keepForm, { capture: true });
