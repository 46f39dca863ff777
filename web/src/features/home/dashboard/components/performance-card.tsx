import type { Analytics } from "@marquee/contracts/insight/analytics";
import { tiles, viewTiles } from "@marquee/contracts/insight/analytics-measures";
import { useQuery } from "@tanstack/react-query";
import { analyticsQuery } from "#features/insight/analytics/api/get-analytics.ts";
import { formatTile } from "#features/insight/analytics/model/tile-format.ts";
import { formatDate } from "#format/format.ts";
import { paths } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { LinkButton } from "#ui/button.tsx";
import { EmptyState } from "#ui/states.tsx";
import { performanceCard as copy } from "../parts-copy.ts";
import { Figures } from "./figures.tsx";
import { ListCard } from "./list-card.tsx";

/** How the user's deals performed in the last 30 days, with the same numbers as the analytics page. */
export function PerformanceCard() {
  const { data, error, isError, refetch } = useQuery(analyticsQuery({ range: "last30" }));
  return (
    <ListCard
      id="performance"
      title={copy.title}
      note={
        <span className="inline-flex min-h-5 items-center gap-2">
          {data && data.sides.length > 1 ? copy.periodOf[data.side] : copy.period}
          {data?.sample && <Badge tone="neutral">{copy.sample}</Badge>}
        </span>
      }
      more={{ to: paths.analytics, label: copy.open }}
      loading={copy.loading}
      failure={isError && !data ? { title: copy.failed, error, retry: () => void refetch() } : undefined}
      content={
        data &&
        (data.measured ? (
          <>
            <Figures
              figures={viewTiles.analytics.flatMap((id) => {
                const tile = data.tiles.find((each) => each.id === id);
                return tile ? [{ label: tiles[id].label, value: formatTile(id, tile.value) }] : [];
              })}
            />
            <LeadBars series={data.series} />
          </>
        ) : (
          <EmptyState
            title={copy.none}
            action={<LinkButton to={`${paths.analytics}?open=record`}>{copy.record}</LinkButton>}
          >
            {copy.noneText}
          </EmptyState>
        ))
      }
    />
  );
}

/** A small chart of leads per day; the analytics page has the full chart with its table. */
function LeadBars({ series }: { series: Analytics["series"] }) {
  const most = Math.max(1, ...series.map(({ leadsGenerated }) => leadsGenerated));
  const best = series.find(({ leadsGenerated }) => leadsGenerated === most);
  const summary = best ? copy.leadsSummary(formatDate(best.from), best.leadsGenerated) : copy.noLeads;
  return (
    <div className="border-t border-line px-5 pt-3 pb-4">
      <p className="text-sm text-muted">{copy.leads}</p>
      <div role="img" aria-label={summary} className="mt-2 flex h-20 items-end gap-px">
        {series.map(({ from, leadsGenerated }) => (
          <span
            key={from}
            className="min-h-px flex-1 rounded-t-sm bg-lamp"
            style={{ height: `${(100 * leadsGenerated) / most}%` }}
          />
        ))}
      </div>
    </div>
  );
}
