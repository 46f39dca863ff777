import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { DealStatusBadge } from "#features/deals/deals/components/status-badge.tsx";
import { dealTitle } from "#features/deals/deals/model/deal-names.ts";
import { formatDate, formatDollars } from "#format/format.ts";
import { dealPath, paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { EmptyState } from "#ui/states.tsx";
import { dashboardQuery } from "../api/get-dashboard.ts";
import { dealsCard as copy } from "../parts-copy.ts";
import { ListCard } from "./list-card.tsx";

/** The user's deals in progress. Whatever changes a deal refetches it, and so do the other side's actions. */
export function DealsCard() {
  const { data, error, isError, refetch } = useQuery(dashboardQuery);
  const deals = data?.dealsUnderWay;
  return (
    <ListCard
      id="active-deals"
      title={copy.title}
      more={{ to: `${paths.sponsorships}?tab=all`, label: copy.viewAll }}
      loading={copy.loading}
      failure={isError && !data ? { title: copy.failed, error, retry: () => void refetch() } : undefined}
      content={
        deals &&
        (deals.length === 0 ? (
          <EmptyState
            drawing="deals"
            title={copy.none}
            action={<LinkButton to={paths.events}>{copy.browse}</LinkButton>}
          >
            {copy.noneText}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {deals.map((deal) => (
              <li key={deal.id}>
                <Link
                  to={dealPath(deal.id)}
                  className="flex min-h-24 items-center gap-4 px-5 py-3 hover:bg-sunken/60 focus-visible:outline-offset-[-2px]"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium">{dealTitle(deal)}</span>
                    <span className="block truncate text-sm text-muted">{deal.packageName}</span>
                    <span className="block truncate text-sm text-muted">
                      {deal.closingDate === null ? copy.noDate : copy.closes(formatDate(deal.closingDate))}
                    </span>
                  </span>
                  <span className="grid shrink-0 justify-items-end gap-1.5">
                    <span className="font-medium">{formatDollars(deal.amount)}</span>
                    <DealStatusBadge status={deal.status} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        ))
      }
    />
  );
}
