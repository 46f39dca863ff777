import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A label with what it stands for; the note says more about it. */
export type Fact = readonly [label: string, value: ReactNode, note?: string];

const beside = "sm:grid-cols-[9rem_minmax(0,1fr)]";
const layouts = {
  above: { list: "grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2", fact: "min-w-0", label: "text-sm" },
  beside: {
    list: `grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 ${beside}`,
    fact: "contents",
    label: "",
  },
  across: {
    list: "",
    fact: "flex min-h-8.5 items-center justify-between gap-4 border-line not-first:border-t",
    label: "",
  },
  ruled: {
    list: "divide-y divide-line border-line",
    fact: `grid min-h-11 grid-cols-1 items-center gap-x-4 py-2 ${beside}`,
    label: "",
  },
} as const;

/**
 * Facts about one thing, each under its label. Labels stand above their values in two columns, beside them, across
 * from them, which suits sums, or beside them in ruled rows, which take actions as well. What is false is left out.
 */
export function Facts(props: {
  layout: keyof typeof layouts;
  facts: readonly (Fact | false)[];
  className?: string;
}) {
  const layout = layouts[props.layout];
  return (
    <dl className={clsx(layout.list, props.className)}>
      {props.facts.map((fact) => {
        if (!fact) return null;
        const [label, value, note] = fact;
        return (
          <div key={label} className={layout.fact}>
            <dt className={clsx("text-muted", layout.label)}>{label}</dt>
            <dd className="min-w-0 break-words whitespace-pre-line">
              {value}
              {note !== undefined && <span className="block text-sm text-muted">{note}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
