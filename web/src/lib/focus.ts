/** As a `ref`: the control that a new step begins with has focus as soon as it is there, and keeps out of the way later. */
export function focusOnMount(element: HTMLElement | null): void {
  // A dialog of the browser's own gives focus when it opens, which is after this: it looks for the mark.
  element?.setAttribute("autofocus", "");
  element?.focus();
}
