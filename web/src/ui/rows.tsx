import clsx from "clsx";
import { Button } from "#ui/button.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { rows as copy } from "./table-copy.ts";

const rowHeights = { 1: "h-14", 2: "h-17", 3: "h-22" } as const;

/** Skeleton rows with the height of entries of so many lines. */
export function RowSkeletons(props: { label: string; rows: number; lines?: keyof typeof rowHeights }) {
  const { label, rows, lines = 1 } = props;
  return (
    <Loading label={label} className="divide-y divide-line border-t border-line">
      {Array.from({ length: rows }, (_, index) => (
        <div
          key={`row-${index}`}
          className={clsx("flex items-center justify-between gap-6 px-5", rowHeights[lines])}
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
