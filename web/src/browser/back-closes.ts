import { useEffect, useRef } from "react";

/**
 * An open overlay. Each has one history entry at the page's own address, so that the browser's Back closes what a
 * click opened. The entries keep their count in `history.state.overlays`, next to the router's state.
 */
interface Overlay {
  close: () => void;
}

let open: readonly Overlay[] = [];
/** We called history.go ourselves and are waiting for its popstate, which must close nothing. */
let steppingBack = false;
let syncTimer: ReturnType<typeof setTimeout> | undefined;
/** The entry written when a link was followed before the browser had stepped back. */
let writtenMeanwhile: Parameters<History["pushState"]> | undefined;

function entries(): number {
  const state: unknown = history.state;
  const count = typeof state === "object" && state !== null && "overlays" in state ? state.overlays : 0;
  return typeof count === "number" ? count : 0;
}

/** Syncs the history entries after everything that opens or closes at this moment has done so. */
function scheduleSync(): void {
  clearTimeout(syncTimer);
  syncTimer = setTimeout(() => {
    // Without a page there is nothing left to sync.
    if (steppingBack || typeof history === "undefined") return;
    for (let count = entries() + 1; count <= open.length; count += 1)
      history.pushState({ ...(history.state as object | null), overlays: count }, "");
    if (entries() > open.length) {
      steppingBack = true;
      for (const write of ["pushState", "replaceState"] as const) {
        history[write] = (...entry) => {
          writtenMeanwhile = entry;
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
    if (writtenMeanwhile) {
      // The browser steps back a moment after the request and leaves the page that a link has opened since. The
      // router is already on that page: hide the step from it and write the entry again.
      event.stopImmediatePropagation();
      history.pushState(...writtenMeanwhile);
      writtenMeanwhile = undefined;
    }
    scheduleSync();
    return;
  }
  for (const overlay of open.slice(entries()).reverse()) overlay.close();
  // An overlay that cannot be closed now needs its entry again.
  scheduleSync();
}

if (typeof addEventListener === "function") addEventListener("popstate", onPop, { capture: true });

/**
 * Lets the browser's Back close a dialog, drawer or panel instead of leaving the page.
 *
 * @param isOpen False also for an overlay with its own address, which Back leaves anyway.
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
    scheduleSync();
    return () => {
      open = open.filter((each) => each !== overlay);
      scheduleSync();
    };
  }, [isOpen]);
}

/** Whether following a link now leaves from an overlay's own entry, which the new page then replaces. */
export function isOverlayEntry(): boolean {
  return entries() > 0;
}
