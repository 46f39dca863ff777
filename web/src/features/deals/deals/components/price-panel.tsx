import type { OfferedPackage } from "@marquee/contracts/deals/offered-package";
import { useInfiniteQuery } from "@tanstack/react-query";
import { tierLabels } from "#features/events/events/components/event-facts.ts";
import { pricePerAttendee } from "#features/events/events/model/price-per-attendee.ts";
import { formatDollars } from "#format/format.ts";
import { dealPath } from "#routing/paths.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { dealsQuery } from "../api/list-deals.ts";
import { dealTitle } from "../model/deal-names.ts";
import type { KnownPrice } from "../model/deal-price.ts";
import { pricePanel as copy } from "../negotiation-copy.ts";
import { DealStatusBadge } from "./status-badge.tsx";

/** How many earlier deals with the host are named. */
const earlierShown = 3;

/** What is known about the price of an offer: the package, what closed deals paid, and earlier deals with its host. */
export function PricePanel(props: {
  offered: OfferedPackage;
  hostId: string | undefined;
  /** Undefined while it is loading. */
  price: KnownPrice | undefined;
}) {
  const { offered, price, hostId } = props;
  const deals = useInfiniteQuery(dealsQuery);
  const earlier = deals.data?.pages[0]?.items.filter((deal) => deal.hostId === hostId).slice(0, earlierShown);
  const perAttendee = pricePerAttendee(offered, offered.facts.event);
  const { host } = offered.facts;
  const closed = price?.facts.closed;
  return (
    <aside aria-label={copy.title} className="rounded-lg bg-sunken px-4 py-3.5">
      <h3 className="text-sm font-medium">{copy.title}</h3>
      <dl className="mt-2 grid grid-cols-1 gap-3 text-sm">
        <div>
          <dt className="text-muted">{copy.package(tierLabels[offered.tier])}</dt>
          <dd className="text-base">
            <bdi>{offered.name}</bdi>: {formatDollars(offered.price)}
            {perAttendee !== undefined && (
              <span className="block text-sm text-muted">{copy.perAttendee(perAttendee)}</span>
            )}
          </dd>
        </div>
        <div>
          <dt className="text-muted">{copy.closed}</dt>
          {price ? (
            <dd className="min-h-11 text-base">
              {closed ? copy.closedValue(formatDollars(closed.low), formatDollars(closed.high)) : copy.tooFew}
              {closed && (
                <span className="block text-sm text-muted">
                  {copy.closedNote(formatDollars(closed.median), price.closedDeals ?? 0)}
                </span>
              )}
            </dd>
          ) : (
            <dd>
              <Skeleton className="h-11" />
            </dd>
          )}
        </div>
        <div>
          <dt className="text-muted">{copy.earlier(host.company || host.name)}</dt>
          <dd className="min-h-6 text-base">
            {earlier?.length === 0 && copy.earlierNone}
            <ul className="grid grid-cols-1 gap-1.5">
              {earlier?.map((deal) => (
                <li key={deal.id} className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <TextLink to={dealPath(deal.id)}>{dealTitle(deal)}</TextLink>
                  <span className="flex items-baseline gap-2">
                    {formatDollars(deal.amount)} <DealStatusBadge status={deal.status} />
                  </span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </aside>
  );
}
