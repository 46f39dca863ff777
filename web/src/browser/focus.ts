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
