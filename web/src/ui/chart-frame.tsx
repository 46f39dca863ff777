import { type ReactNode, Suspense, useId, useState } from "react";
import { downloadText } from "#browser/download.ts";
import { toCsv } from "#format/csv.ts";
import { Button } from "./button.tsx";
import { Card, CardHeader } from "./card.tsx";
import type { ChartData } from "./chart-marks.tsx";
import { chart as copy } from "./copy.ts";
import { DataTable } from "./data-table.tsx";
import { lazyPart } from "./lazy-part.tsx";
import { Loading, Skeleton } from "./skeleton.tsx";
import { ErrorState } from "./states.tsx";

const marks = {
  bar: lazyPart(async () => (await import("./chart-marks.tsx")).BarMark),
  line: lazyPart(async () => (await import("./chart-marks.tsx")).LineMark),
};

/** Of the first series, the second and the third; the drawing takes the same. */
const swatches = ["bg-lamp", "bg-ink", "bg-success"];

/**
 * A chart with its title and period: as a picture that a sentence describes, or as a table, and to keep as CSV. The
 * drawing's code is loaded with the first chart, and its place has its height from the beginning.
 */
export function ChartFrame(props: {
  title: string;
  period: string;
  mark: keyof typeof marks;
  /** What the labels are, such as “Month”: the head of the table's first column. */
  labelsAre: string;
  /** Undefined while it is awaited. */
  data: ChartData | undefined;
  /** What the picture shows, in a sentence. */
  summary: string;
  format?: (value: number) => string;
  fileName: string;
  failure?: { title: string; error: unknown; onRetry: () => void } | undefined;
  /** Shown where there are no numbers. */
  empty: ReactNode;
}) {
  const { data, format = String } = props;
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  const isEmpty = data?.labels.length === 0;
  const hasNumbers = data !== undefined && !isEmpty && !props.failure;
  const head = [props.labelsAre, ...(data?.series.map(({ name }) => name) ?? [])];
  const Mark = marks[props.mark];
  return (
    <Card aria-labelledby={titleId} className="overflow-clip">
      <CardHeader
        title={props.title}
        id={titleId}
        note={props.period}
        actions={
          hasNumbers && (
            <>
              <Button size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
                {copy.table}
              </Button>
              <Button
                size="sm"
                onClick={() =>
                  downloadText(
                    props.fileName,
                    toCsv(
                      head,
                      data.labels.map((label, index) => [
                        label,
                        ...data.series.map(({ values }) => values[index] ?? ""),
                      ]),
                    ),
                    "text/csv",
                  )
                }
              >
                {copy.exportCsv}
              </Button>
            </>
          )
        }
      />
      {props.failure ? (
        <ErrorState {...props.failure} />
      ) : data === undefined ? (
        <Loading label={copy.loading(props.title)} className="px-5 pb-5">
          <Skeleton className="h-67" />
        </Loading>
      ) : isEmpty ? (
        props.empty
      ) : asTable ? (
        <DataTable
          caption={props.title}
          columns={[
            { label: props.labelsAre, cell: ({ label }) => label },
            ...data.series.map(({ name, values }) => ({
              label: name,
              end: true,
              cell: ({ index }: { index: number }) => (
                <span className="tabular">{format(values[index] ?? 0)}</span>
              ),
            })),
          ]}
          rows={data.labels.map((label, index) => ({ label, index }))}
          rowKey={({ label }) => label}
        />
      ) : (
        <div className="px-5 pb-5">
          <ul className="flex min-h-7 flex-wrap gap-x-4 text-sm text-muted">
            {data.series.map(({ name }, index) => (
              <li key={name} className="flex items-center gap-1.5">
                <span
                  aria-hidden
                  className={`size-2.5 rounded-sm forced-color-adjust-none ${swatches[index]}`}
                />
                {name}
              </li>
            ))}
          </ul>
          <div role="img" aria-label={props.summary} className="h-60">
            <Suspense fallback={<Skeleton className="h-60" />}>
              <Mark data={data} format={format} />
            </Suspense>
          </div>
        </div>
      )}
    </Card>
  );
}
