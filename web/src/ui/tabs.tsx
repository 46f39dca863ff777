import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useId } from "react";
import { Link, useNavigate } from "react-router-dom";
import { meantKey } from "#browser/meant-key.ts";
import { Skeleton } from "./skeleton.tsx";

export interface Tab<V extends string> {
  value: V;
  label: string;
  /** Shown next to the label; usually a count. */
  note?: ReactNode;
  content: ReactNode;
}

const variants = {
  line: {
    list: "relative flex gap-1 overflow-x-auto fade-overflow border-b border-line [scrollbar-width:none]",
    tab: "-mb-px h-10 border-b-2 border-transparent px-3 text-muted hover:text-ink aria-selected:border-lamp aria-selected:text-ink pointer-coarse:h-11 forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]",
  },
  segment: {
    list: "grid auto-cols-fr grid-flow-col gap-0.5 rounded-lg bg-sunken p-0.5 dark:bg-surface",
    tab: "h-8.5 justify-center rounded-md px-3 text-muted hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-[0_0_0_1px_var(--line)] dark:aria-selected:bg-line pointer-coarse:h-11 forced-colors:border-2 forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]",
  },
} as const;

/** The tab that a key leads to: arrows wrap around, Home and End go to the ends. */
function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** What holds the current tab: the caller, or the address, in which case every tab is a link. */
type CurrentTab<V extends string> =
  | { onValue: (value: V) => void; linkTo?: never; replace?: never }
  | { linkTo: (value: V) => string; replace?: boolean; onValue?: never };

/** Tabs following the WAI-ARIA pattern; tabs in the address can be opened in a separate window. */
export function Tabs<V extends string>(
  props: {
    label: string;
    value: V;
    tabs: readonly Tab<V>[];
    variant?: keyof typeof variants;
    panelClassName?: string;
    listClassName?: string;
    /** What belongs to the current tab's content, at the end of the row; a phone has no room for it. */
    aside?: ReactNode;
  } & CurrentTab<V>,
) {
  const navigate = useNavigate();
  const id = useId();
  const variant = variants[props.variant ?? "line"];
  const at = Math.max(
    0,
    props.tabs.findIndex((tab) => tab.value === props.value),
  );
  const current = props.tabs[at];

  useEffect(() => {
    // On a phone the current tab may be scrolled out of its row. Not during the first paint, because measuring forces
    // a layout of the whole page. Only the row scrolls; the page would jump if its tabs are further down.
    const frame = requestAnimationFrame(() => {
      const tab = document.getElementById(`${id}-${props.value}`);
      const [own, line] = [tab?.getBoundingClientRect(), tab?.parentElement?.getBoundingClientRect()];
      if (!own || !line) return;
      const beyond = Math.max(0, own.right - line.right) - Math.max(0, line.left - own.left);
      tab?.parentElement?.scrollBy?.({ left: beyond });
    });
    return () => cancelAnimationFrame(frame);
  }, [id, props.value]);

  function onKey(event: KeyboardEvent): void {
    const next = targetOf(meantKey(event), at, props.tabs.length);
    const tab = next === undefined ? undefined : props.tabs[next];
    if (!tab) return;
    event.preventDefault();
    if (props.linkTo) void navigate(props.linkTo(tab.value), { replace: props.replace === true });
    else props.onValue(tab.value);
    document.getElementById(`${id}-${tab.value}`)?.focus();
  }

  const hasAside = Boolean(props.aside);
  return (
    <>
      <div className={hasAside ? "flex" : "contents"}>
        <div
          role="tablist"
          aria-label={props.label}
          className={clsx(variant.list, hasAside && "min-w-0 flex-1", props.listClassName)}
        >
          {props.tabs.map((tab, index) => {
            const given = {
              role: "tab",
              id: `${id}-${tab.value}`,
              "aria-selected": index === at,
              "aria-controls": `${id}-panel`,
              tabIndex: index === at ? 0 : -1,
              onKeyDown: onKey,
              className: clsx(
                "inline-flex shrink-0 items-center gap-1.5 text-base font-medium whitespace-nowrap transition-colors focus-visible:outline-offset-[-2px]",
                variant.tab,
              ),
              children: (
                <>
                  {tab.label}
                  {tab.note}
                </>
              ),
            } as const;
            return props.linkTo ? (
              <Link
                key={tab.value}
                {...given}
                to={props.linkTo(tab.value)}
                replace={props.replace === true}
              />
            ) : (
              <button key={tab.value} {...given} type="button" onClick={() => props.onValue(tab.value)} />
            );
          })}
        </div>
        {hasAside && <div className="border-b border-line pb-1 max-md:hidden">{props.aside}</div>}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current?.value}`}
        className={props.panelClassName ?? "pt-5"}
      >
        {/* What has to be loaded first keeps the page in place. */}
        <Suspense fallback={<Skeleton className="h-96 w-full rounded-xl" />}>{current?.content}</Suspense>
      </div>
    </>
  );
}
