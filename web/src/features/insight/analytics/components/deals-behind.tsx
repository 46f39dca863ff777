import type { AnalyticsDeal } from "@marquee/contracts/insight/analytics-deals";
import { useQuery } from "@tanstack/react-query";
import { downloadText } from "#browser/download.ts";
import { toCsv } from "#format/csv.ts";
import { dealPath } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable, type FigurePlace } from "#ui/data-table.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { analyticsDealsQuery } from "../api/list-analytics-deals.ts";
import { sample } from "../copy.ts";
import { dealsBehind as copy, origin } from "../dialog-copy.ts";
import { ScrollFrame } from "./scroll-frame.tsx";

/** A number of each deal: its column's label and format, its total, and its CSV heading. */
export interface DealNumber {
  label: string;
  of: (deal: AnalyticsDeal) => number;
  show: (value: number) => string;
  total: (values: readonly number[]) => number;
}

/** The deals behind a number that is computed from deals: a table with totals, and the same as CSV. */
export function DealsBehind(props: {
  file: string;
  holds: (deal: AnalyticsDeal) => boolean;
  /** The label of the totals row. */
  totalLabel: string;
  texts?: readonly { label: string; of: (deal: AnalyticsDeal) => string }[];
  numbers: readonly DealNumber[];
}) {
  const { file, holds, totalLabel, texts = [], numbers } = props;
  const { data, isPending, error, refetch } = useQuery(analyticsDealsQuery);
  if (isPending)
    return (
      <Loading label={copy.loading} className="mt-4">
        <Skeleton className="h-40" />
      </Loading>
    );
  if (!data) return <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />;
  const deals = data.deals.filter(holds);
  const columns: Column<AnalyticsDeal, FigurePlace>[] = [
    {
      label: origin.deal,
      onPhone: "column",
      cell: (deal) => (
        <>
          {deal.eventName}
          <span className="block text-sm text-muted">{deal.packageName}</span>
          {texts.map(({ label, of }) => (
            <span key={label} className="block text-sm text-muted md:hidden">
              {of(deal)}
            </span>
          ))}
        </>
      ),
      foot: totalLabel,
    },
    ...texts.map(({ label, of }) => ({ label, onPhone: "hidden" as const, cell: of })),
    ...numbers.map(({ label, of, show, total }) => ({
      label,
      onPhone: "column" as const,
      end: true,
      cell: (deal: AnalyticsDeal) => show(of(deal)),
      foot: <span>{show(total(deals.map(of)))}</span>,
    })),
  ];
  const save = () =>
    downloadText(
      file,
      toCsv(
        [copy.event, copy.package, ...texts.map(({ label }) => label), ...numbers.map(({ label }) => label)],
        deals.map((deal) => [
          deal.eventName,
          deal.packageName,
          ...texts.map(({ of }) => of(deal)),
          ...numbers.map(({ of }) => of(deal)),
        ]),
      ),
      "text/csv",
    );
  return (
    <>
      {data.sample && (
        <p className="mt-4">
          <Badge tone="lamp">{sample.badge}</Badge>
        </p>
      )}
      <ScrollFrame label={origin.rows} className="mt-4">
        <DataTable
          caption={origin.rows}
          rows={deals}
          rowKey={({ dealId }) => dealId}
          // A sample deal has no page of its own.
          {...(data.sample ? {} : { rowLink: ({ dealId }: AnalyticsDeal) => dealPath(dealId) })}
          columns={columns}
        />
      </ScrollFrame>
      <div className="mt-4 flex justify-end">
        <Button onClick={save}>{origin.csv}</Button>
      </div>
    </>
  );
}

/** Sums dollars to the cent, without floating-point error. */
export const sumOf = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100;

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
