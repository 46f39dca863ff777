import { useState } from "react";

/** As a `ref`: focuses the first control of a new step when it appears, and does nothing later. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** Moves focus to the start of the page's content, without scrolling. */
export function focusContent(): void {
  document.getElementById("content")?.focus({ preventScroll: true });
}

/** The same, unless something already has focus. */
export function focusContentIfLost(): void {
  if (document.activeElement === document.body) focusContent();
}

/**
 * Two `ref`s for a control that is replaced by another, such as "Save" by the link to what was saved: if the first
 * has focus when it is removed, the second gets it.
 */
export function useFocusHandover() {
  const [handover] = useState(() => {
    let had = false;
    return {
      // Runs while the control is still on the page.
      from: (before: HTMLElement | null) => () => {
        had = before === document.activeElement;
      },
      to: (after: HTMLElement | null) => {
        if (had) after?.focus();
        had = false;
      },
    };
  });
  return handover;
}
