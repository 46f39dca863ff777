import { useEffect, useRef } from "react";

/**
 * One history entry per overlay that is open, at the page's own address, so that the browser's Back closes what a click
 * opened. The entries carry their count in `history.state.overlays` beside what the router keeps there.
 */
interface Overlay {
  close: () => void;
}

let open: readonly Overlay[] = [];
/** We have asked the browser to step back ourselves and wait for it: nothing is to be closed for that. */
let steppingBack = false;
let planned: ReturnType<typeof setTimeout> | undefined;
/** The entry that somebody wrote by following a link before the browser had stepped back. */
let wroteMeanwhile: Parameters<History["pushState"]> | undefined;

function entries(): number {
  const state: unknown = history.state;
  const count = typeof state === "object" && state !== null && "overlays" in state ? state.overlays : 0;
  return typeof count === "number" ? count : 0;
}

/** Brings the entries in step once everything that opens or closes in this moment has done so. */
function plan(): void {
  clearTimeout(planned);
  planned = setTimeout(() => {
    // Without a page there is nothing to keep in step any more.
    if (steppingBack || typeof history === "undefined") return;
    for (let count = entries() + 1; count <= open.length; count += 1)
      history.pushState({ ...(history.state as object | null), overlays: count }, "");
    if (entries() > open.length) {
      steppingBack = true;
      for (const write of ["pushState", "replaceState"] as const) {
        history[write] = (...entry) => {
          wroteMeanwhile = entry;
          History.prototype[write].apply(history, entry);
        };
      }
      history.go(open.length - entries());
    }
  });
}

function onPop(event: PopStateEvent): void {
  if (steppingBack) {
    steppingBack = false;
    Reflect.deleteProperty(history, "pushState");
    Reflect.deleteProperty(history, "replaceState");
    if (wroteMeanwhile) {
      // The browser steps back a moment after it was asked to and leaves the page that a link has opened since. The
      // router is on that page already: it must not hear of the step, and the entry is written once more.
      event.stopImmediatePropagation();
      history.pushState(...wroteMeanwhile);
      wroteMeanwhile = undefined;
    }
    plan();
    return;
  }
  for (const overlay of open.slice(entries()).reverse()) overlay.close();
  // One that may not be closed now takes another step.
  plan();
}

if (typeof addEventListener === "function") addEventListener("popstate", onPop, { capture: true });

/**
 * Lets the browser's Back close a dialog, drawer or panel instead of leaving the page.
 *
 * @param isOpen False also for what has an address of its own, which Back leaves anyway.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const overlay: Overlay = { close: () => latest.current() };
    open = [...open, overlay];
    plan();
    return () => {
      open = open.filter((each) => each !== overlay);
      plan();
    };
  }, [isOpen]);
}

/** Whether a link that is followed now leaves from an overlay's own entry, which the new page then replaces. */
export function isOverlayEntry(): boolean {
  return entries() > 0;
}
