import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";
import { focusContentIfLost } from "./focus.ts";
import { meantKey } from "./meant-key.ts";
import { createStore, type Store } from "./store.ts";

interface Layer {
  element: HTMLElement;
  escape: () => void;
}

let layers: readonly Layer[] = [];
const isOpen = createStore(false);

/** Whether a modal layer is open, for what waits until none is. */
export const modalOpen: Pick<Store<boolean>, "get" | "watch"> = isOpen;

/** What stays usable over every dialog: toasts can be read and answered, and announcements are heard. */
const overLayers = "[data-over-dialogs], [aria-live], [role=status]";

/** Only the top layer is usable; the page and the layers under it are inert. */
function sync(): void {
  const top = layers.at(-1)?.element;
  isOpen.set(top !== undefined);
  const html = document.documentElement;
  // The page behind does not scroll, and does not widen when its scrollbar disappears.
  if (!top) delete html.dataset.modal;
  else html.dataset.modal ??= innerWidth > html.clientWidth ? "scrollbar" : "plain";
  for (const element of document.body.children) {
    const away = top !== undefined && element !== top && !element.matches(overLayers);
    element.toggleAttribute("inert", away);
    // The same for assistive technology that doesn't support inert.
    if (away) element.setAttribute("aria-hidden", "true");
    else element.removeAttribute("aria-hidden");
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const top = layers.at(-1);
  // Something above the dialog, such as an open list, closes first with the same key.
  if (meantKey(event) !== "Escape" || event.defaultPrevented) return;
  if (!top || document.querySelector("[popover]:popover-open")) return;
  const { target } = event;
  if (target === document.body || (target instanceof Node && top.element.contains(target))) top.escape();
}

if (typeof addEventListener === "function") addEventListener("keydown", onKeyDown);

/**
 * Makes an element that is a child of the body a modal layer while it is mounted: the rest of the page is inert,
 * focus moves inside and returns to where it was, and Escape closes the top layer.
 */
export function useModalLayer(ref: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const [opener] = useState(() => document.activeElement);
  const escape = useEffectEvent(onEscape);
  // Before paint, and at the moment of removal, so that no keypress in between goes to the wrong place.
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

/** Focuses the first field and selects its content, as a form should; else the first button, never a link. */
function focusFirst(element: HTMLElement): void {
  const first = element.querySelector<HTMLElement>(focusable);
  first?.focus({ preventScroll: true });
  if (first instanceof HTMLInputElement) first.select();
}

/** Returns focus to where it was; if that is gone, to the layer now on top, or to the page's content. */
function giveFocusBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
  // The opener may be removed from the page in the same step.
  queueMicrotask(() => {
    const top = layers.at(-1)?.element;
    if (!top) focusContentIfLost();
    else if (!top.contains(document.activeElement)) top.querySelector<HTMLElement>("[role=dialog]")?.focus();
  });
}
