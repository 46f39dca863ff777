import { useInfiniteQuery } from "@tanstack/react-query";
import { useNow } from "#browser/use-now.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { owedDeliverablesQuery } from "../api/list-owed-deliverables.ts";
import { owedDeliverables as copy } from "../file-copy.ts";
import { endOfWeek } from "../model/owed.ts";
import { OwedDeliverables } from "./owed-deliverables.tsx";

/** What the user has to deliver this week; nothing if there is nothing, as usual for a sponsor. */
export function OwedCard() {
  const nowMs = useNow(60_000);
  const query = useInfiniteQuery(owedDeliverablesQuery(endOfWeek(nowMs)));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <Card aria-labelledby="owed" className="mb-5">
      <CardHeader id="owed" title={copy.title} note={copy.note} />
      <PagedList query={query} noun={copy.noun} empty={null}>
        {(owed) => <OwedDeliverables items={owed} nowMs={nowMs} />}
      </PagedList>
    </Card>
  );
}
