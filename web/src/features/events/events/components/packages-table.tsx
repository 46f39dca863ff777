import type { EventDetail, SponsorshipPackage } from "@marquee/contracts/events/events";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { formatDollars, formatPaid } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { closedPricesQuery } from "../api/list-closed-prices.ts";
import { packagesTable as copy, sponsorshipTab } from "../copy.ts";
import { pricePerAttendee } from "../model/price-per-attendee.ts";
import { tierLabels, tierTones } from "./event-facts.ts";
import { MadeForBadge } from "./made-for-badge.tsx";
import { SelectLink } from "./select-link.tsx";

const wide = "max-sm:hidden";
const cell = "px-3 py-2.5 align-middle first:pl-5 last:pr-5";

/** An event's packages side by side: what each costs, also per attendee and next to what others paid, and how many are left. */
export function PackagesTable(props: {
  event: Pick<EventDetail, "id" | "attendeeCount" | "packages">;
  /** Where a package's benefits are. */
  detailsPath: string;
  selectPath: ((packageId: string) => string) | undefined;
  isHost: boolean;
}) {
  const { event, selectPath } = props;
  const { data: prices } = useQuery(closedPricesQuery(event.id));
  const medianOf = ({ tier }: SponsorshipPackage) => {
    const found = prices?.find((each) => each.tier === tier);
    return found && formatPaid(Math.round(found.perAttendee.median * 100));
  };
  const heads = [copy.package, copy.price, copy.perAttendee, copy.medianPaid, copy.left];
  return (
    <Card aria-labelledby="event-packages">
      <CardHeader
        id="event-packages"
        title={copy.title}
        actions={event.packages.length > 0 && <TextLink to={props.detailsPath}>{copy.benefits}</TextLink>}
      />
      {event.packages.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-muted">{sponsorshipTab.empty}</p>
      ) : (
        <table className="w-full border-t border-line">
          <caption className="sr-only">{copy.caption}</caption>
          <thead className={wide}>
            <tr className="text-sm text-muted">
              {heads.map((head, index) => (
                <th
                  key={head}
                  scope="col"
                  className={clsx(cell, "font-normal", index === 0 ? "text-left" : "text-right")}
                >
                  {head}
                </th>
              ))}
              {selectPath && (
                <th scope="col" className={cell}>
                  <span className="sr-only">{copy.action}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line sm:border-t sm:border-line">
            {event.packages.map((offer) => {
              const each = pricePerAttendee(offer, event);
              return (
                <tr key={offer.id}>
                  <th scope="row" className={clsx(cell, "text-left font-normal")}>
                    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                      <span className="font-medium break-words">{offer.name}</span>
                      <Badge tone={tierTones[offer.tier]}>{tierLabels[offer.tier]}</Badge>
                      <MadeForBadge offer={offer} isHost={props.isHost} />
                    </span>
                    <span className="block text-sm text-muted sm:hidden">
                      {copy.brief(each, offer.remaining)}
                    </span>
                  </th>
                  <td className={clsx(cell, "text-right font-semibold")}>{formatDollars(offer.price)}</td>
                  <td className={clsx(cell, wide, "text-right")}>{each ?? copy.unknown}</td>
                  <td className={clsx(cell, wide, "text-right text-muted")}>
                    {medianOf(offer) ?? copy.unknown}
                  </td>
                  <td
                    className={clsx(
                      cell,
                      wide,
                      "text-right whitespace-nowrap",
                      offer.remaining === 0 && "text-muted",
                    )}
                  >
                    {copy.of(offer.remaining, offer.maxSponsors)}
                  </td>
                  {selectPath && (
                    <td className={clsx(cell, "text-right")}>
                      <SelectLink offer={offer} selectPath={selectPath} narrow />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {prices !== undefined && prices.length > 0 && (
        <p className="border-t border-line px-5 py-2.5 text-sm text-muted max-sm:hidden">
          {copy.medianNote(prices.reduce((sum, { deals }) => sum + deals, 0))}
        </p>
      )}
    </Card>
  );
}
