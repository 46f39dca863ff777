import type { Dashboard } from "@marquee/contracts/home/dashboard";
import { useQuery } from "@tanstack/react-query";
import { useCurrentUser } from "#api/session.ts";
import { formatCount, formatDollars } from "#format/format.ts";
import { paths } from "#routing/paths.ts";
import { type StatChange, StatTile } from "#ui/stat-tile.tsx";
import { dashboardQuery } from "../api/get-dashboard.ts";
import { numberTiles as copy } from "../copy.ts";

/** The state of the user's deals in four numbers, each linked to its source. */
export function NumberTiles() {
  const { role } = useCurrentUser();
  const { data, isError } = useQuery(dashboardQuery);
  const side = data?.side ?? (role === "event_host" ? "host" : "brand");
  const change = data && monthChange(data);
  const other = data?.otherSide;
  // Somebody who sponsors and hosts sees the number of the other side too.
  const beside = (note: string, number?: string | null) =>
    other && number ? `${note} · ${number} ${copy.asOther[other.side]}` : note;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line lg:grid-cols-4">
      <StatTile
        label={copy.activeDeals}
        to={`${paths.sponsorships}?tab=active`}
        failed={isError}
        value={data && formatCount(data.activeDeals)}
        note={data && copy.openDeals(data.openDeals)}
      />
      <StatTile
        label={copy.upcomingEvents}
        to={side === "host" ? paths.hosting : paths.events}
        failed={isError}
        value={data && formatCount(data.upcomingEvents)}
        note={copy.upcomingNote}
      />
      <StatTile
        label={copy.month[side]}
        to={paths.analytics}
        failed={isError}
        value={data && formatDollars(data.monthAmount)}
        {...(change ? { change } : {})}
        note={
          data &&
          beside(
            copy.lastMonth(formatDollars(data.previousMonthAmount)),
            other && formatDollars(other.monthAmount),
          )
        }
      />
      <StatTile
        label={copy.averageRoi}
        to={paths.roi}
        failed={isError}
        value={data && (data.averageRoi === null ? copy.none : copy.multiple(data.averageRoi.value))}
        note={
          data &&
          beside(
            data.averageRoi ? copy.overDeals(data.averageRoi.deals) : copy.noResults,
            other?.averageRoi && copy.multiple(other.averageRoi.value),
          )
        }
      />
    </dl>
  );
}

/** Compares this month with the last one; spending more is neither good nor bad. */
function monthChange({ monthAmount, previousMonthAmount, side }: Dashboard): StatChange | undefined {
  if (previousMonthAmount === 0 || monthAmount === previousMonthAmount) return undefined;
  const share = Math.round((monthAmount / previousMonthAmount - 1) * 100);
  return { text: copy.change(share), isGood: side === "host" ? share > 0 : null };
}
