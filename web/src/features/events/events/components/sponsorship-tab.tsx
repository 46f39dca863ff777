import type { EventDetail, SponsorshipPackage } from "@marquee/contracts/events/events";
import { useQuery } from "@tanstack/react-query";
import { formatDollars, formatPaid, labelOf } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { closedPricesQuery } from "../api/list-closed-prices.ts";
import { sponsorshipTab as copy } from "../copy.ts";
import { pricePerAttendee } from "../model/price-per-attendee.ts";
import { AddOns } from "./add-ons.tsx";
import { CompareBox } from "./compare-bar.tsx";
import { spotsLeft, tierLabels, tierTones } from "./event-facts.ts";
import { MadeForBadge } from "./made-for-badge.tsx";
import { SelectLink } from "./select-link.tsx";

/** What the price of a package is compared by. */
type PricedEvent = Pick<EventDetail, "id" | "category" | "attendeeCount" | "packages">;

/** The sponsorship packages on offer, most expensive first. */
export function SponsorshipTab(props: {
  event: PricedEvent & Pick<EventDetail, "addOns" | "oneSponsorPerIndustry" | "takenIndustries">;
  /** The address for making an offer for a package; undefined if the user may not make one. */
  selectPath?: ((packageId: string) => string) | undefined;
  /** Whether the user hosts the event. */
  isHost: boolean;
}) {
  const { event, selectPath, isHost } = props;
  const { packages } = event;
  if (packages.length === 0)
    return (
      <Card>
        <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>
      </Card>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      {event.oneSponsorPerIndustry && (
        <Card as="p" className="px-5 py-3">
          <strong className="font-semibold">{copy.onePerIndustry}</strong>{" "}
          <span className="text-muted">
            {event.takenIndustries.length === 0
              ? copy.noneTaken
              : copy.taken(event.takenIndustries.map(labelOf).join(", "))}
          </span>
        </Card>
      )}
      <PackageCards event={event} selectPath={selectPath} isHost={isHost} />
      <AddOns addOns={event.addOns} />
    </div>
  );
}

function PackageCards({
  event,
  selectPath,
  isHost,
}: {
  event: PricedEvent;
  selectPath: ((packageId: string) => string) | undefined;
  isHost: boolean;
}) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {event.packages.map((offer) => (
        <Card as="li" key={offer.id} className="p-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 className="flex flex-wrap items-center gap-2 text-base">
              {offer.name}
              <Badge tone={tierTones[offer.tier]}>{tierLabels[offer.tier]}</Badge>
              <MadeForBadge offer={offer} isHost={isHost} />
            </h2>
            <p className="text-lg font-semibold">{formatDollars(offer.price)}</p>
          </div>
          <ClosedPrice event={event} offer={offer} />
          <p className="mt-1 max-w-prose text-start text-muted">{offer.description}</p>
          <CheckList items={offer.benefits} className="mt-3" />
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-muted">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={offer.remaining === 0 ? "neutral" : "success"}>{spotsLeft(offer.remaining)}</Badge>
              {copy.sponsors(offer.maxSponsors)}
            </p>
            <div className="flex flex-wrap items-center gap-3">
              <CompareBox offer={offer} />
              {selectPath && <SelectLink offer={offer} selectPath={selectPath} />}
            </div>
          </div>
        </Card>
      ))}
    </ul>
  );
}

/** What packages of this tier sold for at events of this category, per attendee; nothing if there were too few. */
function ClosedPrice({ event, offer }: { event: PricedEvent; offer: SponsorshipPackage }) {
  const { data: prices } = useQuery(closedPricesQuery(event.id));
  const found = prices?.find((each) => each.tier === offer.tier);
  const price = pricePerAttendee(offer, event);
  if (!found || price === undefined) return null;
  const { perAttendee, deals } = found;
  const show = (amount: number) => formatPaid(Math.round(amount * 100));
  return (
    <p className="mt-1 text-sm text-muted">
      {copy.closed({
        price,
        tier: tierLabels[offer.tier],
        category: labelOf(event.category),
        deals,
        median: show(perAttendee.median),
        low: show(perAttendee.low),
        high: show(perAttendee.high),
      })}
    </p>
  );
}
