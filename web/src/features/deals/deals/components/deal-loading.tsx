import { Card } from "#ui/card.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { dealPage as copy } from "../copy.ts";

/** The place of a deal until it is there. */
export function DealLoading() {
  return (
    <Card>
      <Loading label={copy.loading} className="grid grid-cols-1 gap-4 p-5">
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-64 rounded-xl" />
        <Skeleton className="h-12 w-full" />
      </Loading>
    </Card>
  );
}
