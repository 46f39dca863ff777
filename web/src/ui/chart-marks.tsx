import { scaleBand, scaleLinear, scalePoint } from "d3-scale";
import { line } from "d3-shape";
import { useLayoutEffect, useRef, useState } from "react";

export interface ChartData {
  /** What the numbers of a row belong to, such as a month. */
  labels: readonly string[];
  /** An unknown value, such as a share of nothing, is a gap. */
  series: readonly { name: string; values: readonly (number | null)[] }[];
  /** A line across the chart, such as a goal. */
  reference?: { name: string; value: number } | undefined;
}

/** Colors in the order of the series; in forced-colors mode, dashes and shades distinguish them. */
export const seriesLooks = [
  { color: "var(--lamp)", dash: undefined },
  { color: "var(--ink)", dash: "6 4" },
  { color: "var(--success)", dash: "2 3" },
] as const;

const heightPx = 240;
const margin = { top: 8, right: 8, bottom: 24, left: 48 };
/** The distance between a line's points and the ends of the axis. */
const linePadding = 12;
/** Labels are left out where they would overlap. */
const labelWidthPx = 64;

interface MarkProps {
  data: ChartData;
  /** How to format a value on the axis. */
  format: (value: number) => string;
  /** The index of the label whose values are being read. */
  at?: number | null;
}

/** Measures the container's width, so that the drawing's text keeps its size. */
function useWidth() {
  const ref = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const svg = ref.current;
    if (!svg || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(200, entry.contentRect.width)),
    );
    observer.observe(svg);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

function valueScale({ series, reference }: ChartData) {
  const values = series.flatMap((each) => each.values.filter((value) => value !== null));
  if (reference) values.push(reference.value);
  return scaleLinear()
    .domain([Math.min(0, ...values), Math.max(0, ...values) || 1])
    .nice(4)
    .range([heightPx - margin.bottom, margin.top]);
}

function Axes(
  props: MarkProps & { width: number; y: ReturnType<typeof valueScale>; x: (label: string) => number },
) {
  const { data, width, y } = props;
  const every = Math.ceil(data.labels.length / Math.max(1, Math.floor(width / labelWidthPx)));
  return (
    <g className="fill-muted text-xs" aria-hidden>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line
            x1={margin.left}
            x2={width - margin.right}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? "stroke-line-strong" : "stroke-line"}
          />
          <text x={margin.left - 8} y={y(tick)} dy="0.32em" textAnchor="end" fill="currentColor">
            {props.format(tick)}
          </text>
        </g>
      ))}
      {data.labels.map(
        (label, index) =>
          index % every === 0 && (
            <text
              key={label}
              // The last label may be wider than the space next to its point.
              {...(props.x(label) > width - labelWidthPx / 2
                ? { x: width, textAnchor: "end" }
                : { x: props.x(label), textAnchor: "middle" })}
              y={heightPx - 6}
              fill="currentColor"
            >
              {label}
            </text>
          ),
      )}
    </g>
  );
}

/** The line of a goal, above the data, and the vertical line at the values being read. */
function Guides(
  props: MarkProps & { width: number; y: ReturnType<typeof valueScale>; x: number | undefined },
) {
  const { reference } = props.data;
  return (
    <>
      {reference && (
        <line
          data-reference
          x1={margin.left}
          x2={props.width - margin.right}
          y1={props.y(reference.value)}
          y2={props.y(reference.value)}
          stroke="var(--danger)"
          strokeWidth={1.5}
          strokeDasharray="8 4"
        />
      )}
      {props.x !== undefined && (
        <line
          x1={props.x}
          x2={props.x}
          y1={margin.top}
          y2={heightPx - margin.bottom}
          stroke="var(--muted)"
          strokeWidth={1}
        />
      )}
    </>
  );
}

const labelOfPlace = (data: ChartData, at: number | null | undefined) =>
  at === null || at === undefined ? undefined : data.labels[at];

/** Bars from zero, side by side if there are several series. */
export function BarMark(props: MarkProps) {
  const { data } = props;
  const { ref, width } = useWidth();
  const y = valueScale(data);
  const x = scaleBand(data.labels, [margin.left, width - margin.right]).padding(0.25);
  const inner = scaleBand(
    data.series.map(({ name }) => name),
    [0, x.bandwidth()],
  ).padding(0.1);
  const middle = (label: string | undefined) => {
    const left = label === undefined ? undefined : x(label);
    return left === undefined ? undefined : left + x.bandwidth() / 2;
  };
  return (
    <svg ref={ref} aria-hidden width="100%" height={heightPx} className="block text-muted">
      <Axes {...props} width={width} y={y} x={(label) => middle(label) ?? 0} />
      {data.series.map(({ name, values }, at) =>
        values.map(
          (value, index) =>
            value !== null && (
              <rect
                key={`${name}-${data.labels[index]}`}
                x={(x(data.labels[index] ?? "") ?? 0) + (inner(name) ?? 0)}
                y={Math.min(y(value), y(0))}
                width={inner.bandwidth()}
                height={Math.abs(y(value) - y(0))}
                rx={2}
                fill={seriesLooks[at]?.color}
              />
            ),
        ),
      )}
      <Guides {...props} width={width} y={y} x={middle(labelOfPlace(data, props.at))} />
    </svg>
  );
}

/** A line through its points, dashed from the second series on. */
export function LineMark(props: MarkProps) {
  const { data } = props;
  const { ref, width } = useWidth();
  const y = valueScale(data);
  const x = scalePoint(data.labels, [margin.left + linePadding, width - margin.right - linePadding]);
  const path = line<number | null>(
    (_, index) => x(data.labels[index] ?? "") ?? 0,
    (value) => y(value ?? 0),
  ).defined((value) => value !== null);
  const place = labelOfPlace(data, props.at);
  return (
    <svg ref={ref} aria-hidden width="100%" height={heightPx} className="block text-muted">
      <Axes {...props} width={width} y={y} x={(label) => x(label) ?? 0} />
      {data.series.map(({ name, values }, at) => (
        <path
          key={name}
          d={path(values) ?? ""}
          fill="none"
          stroke={seriesLooks[at]?.color}
          strokeWidth={2.5}
          strokeDasharray={seriesLooks[at]?.dash}
          strokeLinejoin="round"
        />
      ))}
      {data.series.map(({ name, values }, at) =>
        values.map((value, index) =>
          // A value without neighbors would be a zero-length line.
          value !== null && (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null ? (
            <circle
              key={`${name}-${data.labels[index]}`}
              cx={x(data.labels[index] ?? "")}
              cy={y(value)}
              r={3}
              fill={seriesLooks[at]?.color}
            />
          ) : null,
        ),
      )}
      <Guides {...props} width={width} y={y} x={place === undefined ? undefined : x(place)} />
    </svg>
  );
}
