import { clsx } from "clsx";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";

/** The minimum distance from the edges of the window. */
const edgePx = 8;

const gapPx = 6;

/** A panel with less height is of no use. */
const leastHeightPx = 240;

/** The props that a trigger needs to open its popover. */
export interface PopoverTrigger {
  popoverTarget: string;
  "aria-expanded": boolean;
  "aria-controls": string;
}

/**
 * A panel below its trigger, or above it if there is more room, based on the browser's own popover: it follows the
 * trigger when something scrolls. Escape and a click outside close it, and the browser restores focus. The content is
 * rendered only while it is open.
 */
export function Popover(props: {
  trigger: (trigger: PopoverTrigger) => ReactNode;
  children: (close: () => void) => ReactNode;
  label?: string;
  className?: string;
}) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const follow = () => placeUnder(anchor.current?.firstElementChild, panel.current);
    // With its content rendered, it may be too high for the space below.
    follow();
    addEventListener("scroll", follow, { capture: true, passive: true });
    addEventListener("resize", follow);
    return () => {
      removeEventListener("scroll", follow, { capture: true });
      removeEventListener("resize", follow);
    };
  }, [open]);

  return (
    <span ref={anchor} className="contents">
      {props.trigger({ popoverTarget: id, "aria-expanded": open, "aria-controls": id })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        {...(props.label === undefined ? {} : { role: "dialog", "aria-label": props.label })}
        className={clsx(
          "fixed max-w-[calc(100vw-1rem)] overflow-y-auto rounded-xl border border-line bg-surface shadow-lift open:animate-enter",
          props.className,
        )}
        onBeforeToggle={(event) => {
          if (event.newState === "open") placeUnder(anchor.current?.firstElementChild, panel.current);
        }}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {open && props.children(() => panel.current?.hidePopover())}
      </div>
    </span>
  );
}

/** Aligns the panel with the trigger's right edge, within the window. */
function placeUnder(trigger: Element | null | undefined, panel: HTMLElement | null): void {
  const rect = trigger?.getBoundingClientRect();
  if (!rect || !panel) return;
  const windowWidth = document.documentElement.clientWidth;
  // Before it is shown it has no layout, so use the width from its class.
  const asked = panel.offsetWidth || Number.parseFloat(getComputedStyle(panel).width) || 0;
  const width = Math.min(asked, windowWidth - 2 * edgePx);
  const right = Math.max(edgePx, Math.min(windowWidth - rect.right, windowWidth - edgePx - width));
  panel.style.right = `${right}px`;

  const above = rect.top - gapPx - edgePx;
  const below = window.innerHeight - rect.bottom - gapPx - edgePx;
  const isAbove = panel.scrollHeight > below && above > Math.max(below, leastHeightPx);
  // In a window hardly higher than the bar, the panel covers the bar and scrolls.
  const top = Math.max(edgePx, Math.min(rect.bottom + gapPx, window.innerHeight - leastHeightPx));
  panel.style.top = isAbove ? "auto" : `${top}px`;
  panel.style.bottom = isAbove ? `${window.innerHeight - rect.top + gapPx}px` : "auto";
  panel.style.maxHeight = `${isAbove ? above : window.innerHeight - top - edgePx}px`;
}
