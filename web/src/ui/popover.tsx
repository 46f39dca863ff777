import { clsx } from "clsx";
import { type ReactNode, useId, useRef, useState } from "react";

/** The least distance from the edges of the window. */
const edgePx = 8;

/** Below this a panel is of no use. */
const leastHeightPx = 240;

/** What a trigger needs to open its popover. */
export interface PopoverTrigger {
  popoverTarget: string;
  "aria-expanded": boolean;
  "aria-controls": string;
}

/**
 * A panel under its trigger on the browser's own popover: Escape and a click outside close it, focus returns by itself.
 * The content is made only while it is open.
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

  /** Under the trigger, flush with its right edge, never outside the window. */
  function place(): void {
    const rect = anchor.current?.firstElementChild?.getBoundingClientRect();
    if (!rect || !panel.current) return;
    const windowWidth = document.documentElement.clientWidth;
    // Not shown yet, so not laid out yet: the width is the one that its class asks for.
    const width = Math.min(
      Number.parseFloat(getComputedStyle(panel.current).width) || 0,
      windowWidth - 2 * edgePx,
    );
    const right = Math.min(windowWidth - rect.right, windowWidth - edgePx - width);
    // In a window that is hardly higher than the bar, the panel covers the bar and scrolls.
    const top = Math.max(edgePx, Math.min(rect.bottom + 6, window.innerHeight - leastHeightPx));
    panel.current.style.top = `${top}px`;
    panel.current.style.maxHeight = `${window.innerHeight - top - edgePx}px`;
    panel.current.style.right = `${Math.max(edgePx, right)}px`;
  }

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
          if (event.newState === "open") place();
        }}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {open && props.children(() => panel.current?.hidePopover())}
      </div>
    </span>
  );
}
