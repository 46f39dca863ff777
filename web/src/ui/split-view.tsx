import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { BackLink } from "./page.tsx";

/** A list with what is chosen from it beside it. Below 1024 px these are two pages, with a way back to the list. */
export function SplitView(props: {
  list: ReactNode;
  listLabel: string;
  /** What is chosen; null while nothing is. */
  detail: ReactNode | null;
  /** Another key is another choice. */
  detailKey: string | null;
  detailLabel: string;
  /** Stands in place of a choice where there is room for one. */
  nothingChosen: ReactNode;
  /** The way from a choice to the list on small screens, where the page has none of its own. */
  back?: { to: string; label: string };
}) {
  const detail = useRef<HTMLElement>(null);
  const isChosen = props.detailKey !== null;
  useEffect(() => {
    if (props.detailKey === null) return;
    // On a small screen the list, and with it the focus, is gone.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.checkVisibility?.() === false)
        detail.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [props.detailKey]);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
      <section aria-label={props.listLabel} className={clsx("min-w-0", isChosen && "max-lg:hidden")}>
        {props.list}
      </section>
      <section
        ref={detail}
        aria-label={props.detailLabel}
        tabIndex={-1}
        className={clsx("min-w-0 focus:outline-none", !isChosen && "max-lg:hidden")}
      >
        {isChosen ? (
          <>
            {props.back && <BackLink {...props.back} className="mb-3 lg:hidden" />}
            {props.detail}
          </>
        ) : (
          props.nothingChosen
        )}
      </section>
    </div>
  );
}
