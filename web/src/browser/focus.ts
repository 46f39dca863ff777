import { useState } from "react";

/** As a `ref`: the control that a new step begins with has focus as soon as it is there, and keeps out of the way later. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

/** Gives the focus to the page's content: its beginning, without scrolling. */
export function focusContent(): void {
  document.getElementById("content")?.focus({ preventScroll: true });
}

/** The same, unless something has the focus already. */
export function focusContentIfLost(): void {
  if (document.activeElement === document.body) focusContent();
}

/**
 * Two `ref`s for a control that another one takes the place of, such as "Save" and the link to what was saved: if the
 * first has the focus when it goes, the second gets it.
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
