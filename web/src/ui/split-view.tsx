import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { useIsSplit } from "#browser/screens.ts";
import { BackLink } from "./page.tsx";

/**
 * A list next to the chosen item. Below 1024 px these are two pages, with a link back to the list, and only the shown
 * one is rendered: a list that nobody sees makes no call.
 */
export function SplitView(props: {
  list: ReactNode;
  listLabel: string;
  /** The chosen item; null if none is. */
  detail: ReactNode | null;
  /** A different key means a different item. */
  detailKey: string | null;
  detailLabel: string;
  /** Shown instead of an item where there is room for one. */
  nothingChosen: ReactNode;
  /** The link from an item to the list on small screens, if the page has none of its own. */
  back?: { to: string; label: string };
}) {
  const detail = useRef<HTMLElement>(null);
  const isSplit = useIsSplit();
  const isChosen = props.detailKey !== null;
  useEffect(() => {
    if (props.detailKey === null) return;
    // On a small screen the list, and focus with it, is gone.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.checkVisibility?.() === false)
        detail.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [props.detailKey]);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[clamp(18rem,36%,24rem)_minmax(0,1fr)]">
      {(isSplit || !isChosen) && (
        <section aria-label={props.listLabel} className={clsx("min-w-0", isChosen && "print:hidden")}>
          {props.list}
        </section>
      )}
      {(isSplit || isChosen) && (
        <section
          ref={detail}
          aria-label={props.detailLabel}
          tabIndex={-1}
          className="min-w-0 focus:outline-none"
        >
          {isChosen ? (
            <>
              {props.back && !isSplit && <BackLink {...props.back} className="mb-3" />}
              {props.detail}
            </>
          ) : (
            props.nothingChosen
          )}
        </section>
      )}
    </div>
  );
}
