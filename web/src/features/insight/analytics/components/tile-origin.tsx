import type { Analytics, AnalyticsQuery, TileRow, TileRows } from "@marquee/contracts/insight/analytics";
import { type TileDefinition, tiles } from "@marquee/contracts/insight/analytics-measures";
import { unitText } from "@marquee/contracts/insight/unit-text";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { downloadText } from "#browser/download.ts";
import { formatCount, formatDate, formatDateTime } from "#format/format.ts";
import { toast } from "#toasts/toast.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Facts } from "#ui/facts.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { allTileRows, tileRowsQuery } from "../api/list-tile-rows.ts";
import { sample } from "../copy.ts";
import { origin as copy } from "../dialog-copy.ts";
import { narrowingOf } from "../model/choice.ts";
import { periodText } from "../model/days.ts";
import type { NumberRef } from "../model/number-ref.ts";
import { tileCsv } from "../model/tile-csv.ts";
import { formatTile } from "../model/tile-format.ts";
import { toasts } from "../toasts.ts";
import { ScrollFrame } from "./scroll-frame.tsx";

/** A number's formula, its filters, and the rows that sum to it with who entered them. */
export function TileOrigin(props: {
  number: NumberRef & { kind: "tile" };
  asked: AnalyticsQuery;
  analytics: Analytics;
  onClose: () => void;
}) {
  const { asked, analytics } = props;
  const { tile, from, to } = props.number;
  const { toDate }: TileDefinition = tiles[tile];
  const narrowing = narrowingOf(asked);
  const isPart = from !== undefined && to !== undefined;
  const choice: AnalyticsQuery = isPart ? { from, to, ...narrowing } : asked;
  const query = useQuery(tileRowsQuery(tile, choice));
  const { data } = query;
  useSameNumber(isPart ? undefined : data, analytics.tiles.find(({ id }) => id === tile)?.value ?? null);

  return (
    <Dialog size="lg" title={tiles[tile].label} onClose={props.onClose}>
      {query.isPending ? (
        <Loading label={copy.loading}>
          <Skeleton className="h-80" />
        </Loading>
      ) : !data ? (
        <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <p className="flex items-center gap-3 text-2xl font-semibold">
            {formatTile(tile, data.value)}
            {data.sample && <Badge tone="lamp">{sample.badge}</Badge>}
          </p>
          <div className="mt-3">
            <Facts
              layout="beside"
              facts={[
                [copy.formula, data.formula],
                [copy.period, toDate ? copy.upTo(formatDate(data.to)) : periodText(data)],
                [copy.event, data.event?.name ?? copy.allEvents],
                [copy.deal, data.deal?.name ?? copy.allDeals],
                [copy.asOf, formatDateTime(data.asOf)],
              ]}
            />
          </div>
          <Rows tile={tile} data={data} />
          {data.rows.length > 0 && <CsvButton tile={tile} narrowing={narrowing} data={data} />}
        </>
      )}
    </Dialog>
  );
}

/** Rows fetched later may be newer than the page; if so, refetch the page. */
function useSameNumber(data: TileRows | undefined, visible: number | null): void {
  const client = useQueryClient();
  const differs = data !== undefined && data.value !== visible;
  useEffect(() => {
    if (differs) void invalidate(client, "getAnalytics");
  }, [client, differs]);
}

function Rows({ tile, data }: { tile: keyof typeof tiles; data: TileRows }) {
  const { value: summed, per, unit }: TileDefinition = tiles[tile];
  const unitOf = (what: TileDefinition["value"]) =>
    what === "revenue" || what === "amount" ? ("usd" as const) : ("count" as const);
  const isWhole = data.rows.length === data.rowCount;
  const sum = (of: (row: TileRow) => number) =>
    Math.round(data.rows.reduce((total, row) => total + of(row), 0) * 100) / 100;
  const columns: Column<TileRow & { key: string }>[] = [
    {
      label: copy.date,
      onPhone: "below",
      cell: (row) => (
        <>
          {formatDate(row.date)}
          <span className="block text-muted md:hidden">{sourceText(row)}</span>
        </>
      ),
      ...(isWhole ? { foot: copy.sum } : {}),
    },
    {
      label: copy.deal,
      onPhone: "top",
      cell: ({ dealName, eventName }) => (
        <>
          {dealName}
          <span className="block text-sm text-muted">{eventName}</span>
        </>
      ),
    },
    {
      label: copy.value,
      onPhone: "topEnd",
      end: true,
      cell: ({ value }) => unitText(unitOf(summed), value),
      ...(isWhole
        ? {
            foot: (
              <span>
                {unitText(
                  unitOf(summed),
                  sum(({ value }) => value),
                )}
              </span>
            ),
          }
        : {}),
    },
    ...(per === undefined
      ? []
      : [
          {
            label: copy.of,
            onPhone: "belowEnd" as const,
            namedOnPhone: true,
            end: true,
            cell: ({ of }: TileRow) => unitText(unitOf(per), of),
            ...(isWhole
              ? {
                  foot: (
                    <span>
                      {unitText(
                        unitOf(per),
                        sum(({ of }) => of ?? 0),
                      )}
                    </span>
                  ),
                }
              : {}),
          },
        ]),
    {
      label: copy.source,
      onPhone: "hidden",
      cell: (row) => <span className="text-sm text-muted">{sourceText(row)}</span>,
    },
  ];
  if (data.rows.length === 0) return <p className="mt-4 text-muted">{copy.none}</p>;
  return (
    <div className="mt-4">
      {!isWhole && (
        <p className="pb-2 text-sm text-muted">
          {copy.newest(formatCount(data.rows.length), formatCount(data.rowCount))}
        </p>
      )}
      <ScrollFrame label={copy.rows}>
        <DataTable
          caption={copy.rows}
          columns={columns}
          rows={data.rows.map((row, index) => ({ ...row, key: String(index) }))}
          rowKey={({ key }) => key}
          view={{ dense: true, hidden: [] }}
        />
      </ScrollFrame>
      {per !== undefined && isWhole && (
        <p className="pt-2 text-right font-medium">{copy.result(unitText(unit, data.value))}</p>
      )}
    </div>
  );
}

function sourceText({ source, enteredBy, enteredAt }: TileRow): string {
  if (source === null) return copy.signed;
  if (enteredBy === null || enteredAt === null) return copy.sources[source];
  return copy.entered(enteredBy, copy.sources[source], formatDateTime(enteredAt));
}

function CsvButton(props: {
  tile: keyof typeof tiles;
  narrowing: ReturnType<typeof narrowingOf>;
  data: TileRows;
}) {
  const { tile, narrowing, data } = props;
  const [pending, setPending] = useState(false);

  async function save(): Promise<void> {
    setPending(true);
    try {
      const isWhole = data.rows.length === data.rowCount;
      const rows = isWhole ? data.rows : await allTileRows(tile, narrowing, data.from, data.to);
      downloadText(`marquee-${tile}-${data.from}-${data.to}.csv`, tileCsv(rows), "text/csv");
    } catch (error) {
      toast(toasts.csvFailed(messageOf(error)));
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="mt-4 flex justify-end">
      <Button pending={pending} onClick={() => void save()}>
        {copy.csv}
      </Button>
    </div>
  );
}
