import clsx from "clsx";
import { Button } from "#ui/button.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { rows as copy } from "./table-copy.ts";

/** Skeleton rows with the height of entries of one line, or of two. */
export function RowSkeletons({ label, rows, lines = 1 }: { label: string; rows: number; lines?: 1 | 2 }) {
  return (
    <Loading label={label} className="divide-y divide-line border-t border-line">
      {Array.from({ length: rows }, (_, index) => (
        <div
          key={`row-${index}`}
          className={clsx("flex items-center justify-between gap-6 px-5", lines === 2 ? "h-17" : "h-14")}
        >
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </Loading>
  );
}

/** The end of a list that has more rows. */
export function LoadMore({
  pending,
  onLoad,
  label = copy.loadMore,
}: {
  pending: boolean;
  onLoad: () => void;
  label?: string;
}) {
  return (
    <div className="border-t border-line p-2 text-center">
      <Button variant="ghost" size="sm" pending={pending} onClick={onLoad}>
        {label}
      </Button>
    </div>
  );
}
