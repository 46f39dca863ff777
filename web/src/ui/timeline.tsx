import type { ReactNode } from "react";
import { formatDateTime } from "#format/format.ts";
import { type Change, ChangeList } from "./change-list.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { Loading, Skeleton } from "./skeleton.tsx";

export interface TimelineEntry {
  id: string;
  icon: IconName;
  actor: string;
  /** What the actor did, as the rest of a sentence that begins with their name. */
  what: string;
  at: string;
  changes?: readonly Change[];
  children?: ReactNode;
}

/** Events in the given order: who did what and when, and what changed. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className="group relative flex gap-3 pb-5 last:pb-0">
          <span
            aria-hidden
            className="absolute top-8 bottom-0 left-3.5 border-l border-line-strong group-last:hidden"
          />
          <span className="grid size-7.5 shrink-0 place-items-center rounded-full border border-line-strong bg-surface text-muted">
            <Icon name={entry.icon} className="size-3.5" />
          </span>
          <div className="min-w-0 flex-1 pt-1">
            <p>
              <span className="font-medium">{entry.actor}</span> {entry.what}
            </p>
            <time dateTime={entry.at} className="text-sm text-muted">
              {formatDateTime(entry.at)}
            </time>
            {entry.changes && <ChangeList changes={entry.changes} className="mt-2" />}
            {entry.children}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** As many placeholder entries as usual, with the height of entries without changes. */
export function TimelineSkeleton({ label, entries }: { label: string; entries: number }) {
  return (
    <Loading label={label}>
      {Array.from({ length: entries }, (_, index) => (
        <div key={`entry-${index}`} className="flex h-[4.375rem] gap-3">
          <Skeleton className="size-7.5 rounded-full" />
          <div className="flex-1 pt-1.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="mt-2 h-3.5 w-28" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
