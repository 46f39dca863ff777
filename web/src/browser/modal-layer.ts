import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";
import { focusContentIfLost } from "./focus.ts";

interface Layer {
  element: HTMLElement;
  escape: () => void;
}

let layers: readonly Layer[] = [];

/** What is of use over every dialog: toasts can be read and answered, and whatever is announced is heard. */
const overLayers = "[data-over-dialogs], [aria-live], [role=status]";

/** Only the layer on top can be used; the page and the layers under it are inert. */
function sync(): void {
  const top = layers.at(-1)?.element;
  const html = document.documentElement;
  // The page does not scroll beneath, nor does it grow by the width of the scrollbar it has lost.
  if (!top) delete html.dataset.modal;
  else html.dataset.modal ??= innerWidth > html.clientWidth ? "scrollbar" : "plain";
  for (const element of document.body.children) {
    const away = top !== undefined && element !== top && !element.matches(overLayers);
    element.toggleAttribute("inert", away);
    // Says the same to what does not know inert.
    if (away) element.setAttribute("aria-hidden", "true");
    else element.removeAttribute("aria-hidden");
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const top = layers.at(-1);
  // What lies over the dialog, such as an open list, comes first: it is closed by the same key.
  if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
  if (!top || document.querySelector("[popover]:popover-open")) return;
  const { target } = event;
  if (target === document.body || (target instanceof Node && top.element.contains(target))) top.escape();
}

if (typeof addEventListener === "function") addEventListener("keydown", onKeyDown);

/**
 * Makes an element that is a child of the body a modal layer for as long as it is there: the rest of the page is inert,
 * focus begins inside and goes back to where it was, and Escape closes the one on top.
 */
export function useModalLayer(ref: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const [opener] = useState(() => document.activeElement);
  const escape = useEffectEvent(onEscape);
  // Before anything is painted, and in the moment it leaves, so that no key that is pressed meanwhile goes astray.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const layer: Layer = { element, escape: () => escape() };
    layers = [...layers, layer];
    sync();
    if (!element.contains(document.activeElement)) focusFirst(element);
    return () => {
      const isFocusElsewhere =
        document.activeElement !== document.body && !element.contains(document.activeElement);
      layers = layers.filter((each) => each !== layer);
      sync();
      if (!isFocusElsewhere) giveFocusBack(opener);
    };
  }, [ref, opener]);
}

const focusable =
  "input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex]:not([tabindex='-1'])";

/** As a form begins: its first field with what it holds selected, else its first button, never a link. */
function focusFirst(element: HTMLElement): void {
  const first = element.querySelector<HTMLElement>(focusable);
  first?.focus({ preventScroll: true });
  if (first instanceof HTMLInputElement) first.select();
}

/** To where it was; where that is gone, to the layer that is on top now, or to the page's content. */
function giveFocusBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
  // What opened it may leave the page in the same step.
  queueMicrotask(() => {
    const top = layers.at(-1)?.element;
    if (!top) focusContentIfLost();
    else if (!top.contains(document.activeElement)) top.querySelector<HTMLElement>("[role=dialog]")?.focus();
  });
}
