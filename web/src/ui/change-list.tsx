import clsx from "clsx";
import { timeline as copy } from "./copy.ts";

/** One thing that changed, with its value before and after in words; null for none. */
export interface Change {
  label: string;
  before: string | null;
  after: string | null;
}

/** What changed, each with its value before and after. */
export function ChangeList({ changes, className }: { changes: readonly Change[]; className?: string }) {
  return (
    <dl className={clsx("grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]", className)}>
      {changes.map(({ label, before, after }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2 break-words">
            {before !== null && (
              <del className="text-muted">
                <span className="sr-only">{copy.before}</span>
                {before}
              </del>
            )}
            {after !== null && (
              <ins className="font-medium no-underline">
                <span className="sr-only">{copy.after}</span>
                {after}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
