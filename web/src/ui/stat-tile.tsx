import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { statTile as copy } from "./copy.ts";
import { Skeleton } from "./skeleton.tsx";

/** How a number changed since the previous period. */
export interface StatChange {
  text: string;
  /** Whether the change is good; null if neither. */
  isGood: boolean | null;
}

/** One number with its name and period, in a list of tiles; the whole tile links to the number's source. */
export function StatTile(props: {
  label: string;
  /** Undefined while loading. */
  value: string | undefined;
  note?: ReactNode;
  change?: StatChange;
  to?: string;
  failed?: boolean;
}) {
  const { change } = props;
  const isMissing = props.failed === true && props.value === undefined;
  return (
    <div className={clsx("relative bg-surface px-5 py-4", props.to !== undefined && "hover:bg-sunken/50")}>
      <dt className="text-sm text-muted">
        {props.to === undefined ? (
          props.label
        ) : (
          // As wide as the tile by itself, so that enough of it can be hit while the bottom bar covers the tile's rest.
          <Link to={props.to} className="-mx-5 -mt-4 block px-5 pt-4 after:absolute after:inset-0">
            {props.label}
          </Link>
        )}
      </dt>
      <dd className="mt-1">
        <span className="flex min-h-9 flex-wrap items-baseline gap-x-2 text-[1.625rem] leading-9 font-semibold tracking-tight">
          {isMissing ? "–" : (props.value ?? <Skeleton className="mt-1 h-7 w-16" />)}
          {change && props.value !== undefined && (
            <span
              className={clsx(
                "text-sm font-medium tracking-normal",
                change.isGood === null ? "text-muted" : change.isGood ? "text-success" : "text-danger",
              )}
            >
              {change.text}
            </span>
          )}
        </span>
        <span className="block min-h-5 text-sm text-faint max-sm:min-h-10">
          {isMissing ? copy.failed : props.note}
        </span>
      </dd>
    </div>
  );
}
