import { useInfiniteQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Link } from "react-router-dom";
import { formatDollars } from "#format/format.ts";
import { dealPath } from "#routing/paths.ts";
import { Card } from "#ui/card.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { dealsQuery } from "../api/list-deals.ts";
import { dealsTable } from "../copy.ts";
import { dealsPage as copy } from "../hub-copy.ts";
import { dealTitle } from "../model/deal-names.ts";
import { DealStatusBadge } from "./status-badge.tsx";
import { TimeLeft } from "./time-left.tsx";
import { UnreadMark } from "./unread-mark.tsx";

/** The user's deals, next to the open one. */
export function DealList({ openId }: { openId: string }) {
  const query = useInfiniteQuery(dealsQuery);
  return (
    <Card className="overflow-clip">
      <PagedList query={query} noun={copy.noun} empty={<EmptyState drawing="deals" title={copy.empty.all} />}>
        {(deals) => (
          <ul>
            {deals.map((deal) => (
              <li
                key={deal.id}
                className={clsx(
                  "relative border-line px-4 py-3 not-first:border-t hover:bg-sunken/50",
                  deal.id === openId && "bg-lamp-soft",
                )}
              >
                <div className="flex items-baseline justify-between gap-3">
                  <Link
                    to={dealPath(deal.id)}
                    aria-current={deal.id === openId ? "page" : undefined}
                    className="min-w-0 truncate font-medium after:absolute after:inset-0"
                  >
                    {dealTitle(deal)}
                    {deal.unread && <UnreadMark />}
                  </Link>
                  <DealStatusBadge status={deal.status} />
                </div>
                <p className="flex justify-between gap-3 text-sm text-muted">
                  <span className="min-w-0 truncate">
                    {dealsTable.at(deal.with.company || deal.with.name, deal.eventLocation)}
                  </span>
                  <span>{formatDollars(deal.amount)}</span>
                </p>
                {deal.expiresAt !== null && (
                  <p>
                    <TimeLeft until={deal.expiresAt} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}
