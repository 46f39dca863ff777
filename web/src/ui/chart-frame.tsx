import { clsx } from "clsx";
import { type ReactNode, Suspense, useId, useState } from "react";
import { downloadText } from "#browser/download.ts";
import { toCsv } from "#format/csv.ts";
import { Button } from "./button.tsx";
import { Card, CardHeader } from "./card.tsx";
import type { ChartData } from "./chart-marks.tsx";
import { ChartReader, readingOf } from "./chart-reader.tsx";
import { DataTable } from "./data-table.tsx";
import { lazyPart } from "./lazy-part.tsx";
import { Loading, Skeleton } from "./skeleton.tsx";
import { ErrorState } from "./states.tsx";
import { chart as copy } from "./table-copy.ts";

const marks = {
  bar: lazyPart(async () => (await import("./chart-marks.tsx")).BarMark),
  line: lazyPart(async () => (await import("./chart-marks.tsx")).LineMark),
};

/** The height of the drawing with its legend and the reading line, which takes two lines on a phone. */
const contentHeight = "min-h-73 max-sm:min-h-78";

/** Colors of the first, second and third series; the same as in the drawing. */
const swatches = ["bg-lamp", "bg-ink", "bg-success"];

/**
 * A chart with its title and period, shown as a picture with a one-sentence description or as a table, and exportable
 * as CSV. Pointer and arrow keys read its values. The drawing's code is loaded with the first chart, and its space is
 * reserved from the start.
 */
export function ChartFrame(props: {
  title: string;
  period: string;
  mark: keyof typeof marks;
  /** What the labels are, such as “Month”: the header of the table's first column. */
  labelsAre: string;
  /** Undefined while loading. */
  data: ChartData | undefined;
  /** A one-sentence description of the picture. */
  summary: string;
  format?: (value: number) => string;
  /** How to format a value on the axis, where there is less room. */
  formatAxis?: (value: number) => string;
  fileName: string;
  failure?: { title: string; error: unknown; onRetry: () => void } | undefined;
  /** Shown if there are no numbers. */
  empty: ReactNode;
  /** Opens the origin of a number in the table, given the indexes of its series and label. */
  onValue?: ((series: number, index: number) => void) | undefined;
}) {
  const { data, format = String } = props;
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const isEmpty = data?.labels.length === 0;
  const hasNumbers = data !== undefined && !isEmpty && !props.failure;
  const Mark = marks[props.mark];
  const place = at === null || !data || at >= data.labels.length ? null : at;
  return (
    <Card aria-labelledby={titleId} className="min-w-0 overflow-clip break-inside-avoid">
      <CardHeader
        title={props.title}
        id={titleId}
        note={props.period}
        // A period does not fit beside the buttons on a phone, where they would move once it is known.
        className="max-sm:[&>:first-child]:basis-full"
        actions={
          !props.failure && (
            // Space is reserved for them, so that nothing moves when the numbers load.
            <div className={clsx("flex items-center gap-2", !hasNumbers && "invisible")}>
              <Button
                size="sm"
                className="print:hidden"
                aria-pressed={asTable}
                onClick={() => setAsTable(!asTable)}
              >
                {copy.table}
              </Button>
              <Button
                size="sm"
                className="print:hidden"
                onClick={() => data && downloadText(props.fileName, csvOf(props.labelsAre, data), "text/csv")}
              >
                {copy.exportCsv}
              </Button>
            </div>
          )
        }
      />
      {props.failure ? (
        <div className={contentHeight}>
          <ErrorState {...props.failure} />
        </div>
      ) : data === undefined ? (
        <Loading label={copy.loading(props.title)} className="px-5 pb-5">
          <Skeleton className={contentHeight} />
        </Loading>
      ) : isEmpty ? (
        <div className={contentHeight}>{props.empty}</div>
      ) : asTable ? (
        <DataTable
          caption={props.title}
          columns={[
            { label: props.labelsAre, onPhone: "column", cell: ({ label }) => label },
            ...data.series.map(({ name, values }, series) => ({
              label: name,
              onPhone: "column" as const,
              end: true,
              cell: ({ index }: { index: number }) => {
                const value = values[index] ?? null;
                const text = value === null ? copy.none : format(value);
                return (
                  <span>
                    {props.onValue ? (
                      <button
                        type="button"
                        className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                        onClick={() => props.onValue?.(series, index)}
                      >
                        {text}
                      </button>
                    ) : (
                      text
                    )}
                  </span>
                );
              },
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
            {data.reference && (
              <li className="flex items-center gap-1.5">
                <span aria-hidden className="w-3 border-t-2 border-dashed border-danger" />
                {copy.reference(data.reference.name, format(data.reference.value))}
              </li>
            )}
          </ul>
          <div className="relative h-60">
            <div role="img" aria-label={props.summary} className="h-60">
              <Suspense fallback={<Skeleton className="h-60" />}>
                <Mark data={data} format={props.formatAxis ?? format} at={place} />
              </Suspense>
            </div>
            <ChartReader title={props.title} data={data} format={format} at={place} onAt={setAt} />
          </div>
          <p aria-hidden className="mt-1 min-h-5 text-sm text-muted max-sm:min-h-10 print:hidden">
            {place === null ? copy.readHint : readingOf(data, place, format)}
          </p>
        </div>
      )}
    </Card>
  );
}

function csvOf(labelsAre: string, { labels, series, reference }: ChartData): string {
  const last = reference ? [reference.name] : [];
  return toCsv(
    [labelsAre, ...series.map(({ name }) => name), ...last],
    labels.map((label, index) => [
      label,
      ...series.map(({ values }) => values[index] ?? ""),
      ...(reference ? [reference.value] : []),
    ]),
  );
}
