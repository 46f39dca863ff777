import type { ChartData } from "./chart-marks.tsx";
import { chart as copy } from "./table-copy.ts";

/** The left and right margins of the plot within the drawing, as in chart-marks.tsx. */
const plot = { left: 48, right: 8 };

/** The values at one label, as a line of text. */
export function readingOf(data: ChartData, at: number, format: (value: number) => string): string {
  const values = data.series.map(({ name, values: of }) => {
    const value = of[at] ?? null;
    return copy.value(name, value === null ? copy.none : format(value));
  });
  return copy.reading(data.labels[at] ?? "", values.join(", "));
}

/** The index of the label at a horizontal position. */
function labelAt(x: number, width: number, count: number): number {
  const share = (x - plot.left) / Math.max(1, width - plot.left - plot.right);
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}

/**
 * Overlays a chart and reads its values: move the pointer, slide a finger, or use the arrow keys. It is the browser's
 * own slider, so that screen readers know how to operate it.
 */
export function ChartReader(props: {
  title: string;
  data: ChartData;
  format: (value: number) => string;
  at: number | null;
  onAt: (at: number | null) => void;
}) {
  const { data, at } = props;
  const count = data.labels.length;
  return (
    <input
      type="range"
      min={0}
      max={Math.max(1, count - 1)}
      step={1}
      value={at ?? 0}
      aria-label={copy.read(props.title)}
      aria-valuetext={readingOf(data, at ?? 0, props.format)}
      className="absolute inset-0 size-full cursor-crosshair touch-pan-y appearance-none rounded-lg bg-transparent opacity-0 focus-visible:opacity-100 print:hidden [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
      onChange={(event) => props.onAt(Math.min(count - 1, Number(event.target.value)))}
      onFocus={() => props.onAt(at ?? 0)}
      onBlur={() => props.onAt(null)}
      onPointerMove={({ currentTarget, clientX }) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        props.onAt(labelAt(clientX - left, width, count));
      }}
      onPointerLeave={({ currentTarget }) => {
        if (document.activeElement !== currentTarget) props.onAt(null);
      }}
    />
  );
}
