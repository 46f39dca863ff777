import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and actions stand at the right. */
  end?: boolean;
}

/** A changed `display` takes an element's own role away, so the roles are written out. */
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader", scope: "col" },
  rowHeader: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

/**
 * A table that becomes a list of cards below 768 px. It stays a table for screen readers in both. The first
 * column names its row.
 */
export function DataTable<Row>(props: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}) {
  return (
    <table {...roles.table} className="-mt-px w-full border-t border-line max-md:block">
      <caption className="sr-only">{props.caption}</caption>
      <thead {...roles.group} className="max-md:sr-only">
        <tr {...roles.row}>
          {props.columns.map(({ label, end }) => (
            <th
              key={label}
              {...roles.columnHeader}
              className={clsx(
                "border-b border-line bg-sunken/60 px-3 py-1.5 text-xs font-medium whitespace-nowrap text-muted first:pl-5 last:pr-5 dark:bg-canvas/40",
                end ? "text-right" : "text-left",
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group} className="divide-y divide-line max-md:block">
        {props.rows.map((row) => (
          <tr
            key={props.rowKey(row)}
            {...roles.row}
            className="relative hover:bg-sunken/50 max-md:block max-md:px-5 max-md:py-3"
          >
            {props.columns.map(({ label, cell, end }, index) => {
              const Cell = index === 0 ? "th" : "td";
              return (
                <Cell
                  key={label}
                  {...(index === 0 ? roles.rowHeader : roles.cell)}
                  className={clsx(
                    "py-2 align-middle font-normal max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:py-1 md:px-3 md:first:pl-5 md:last:pr-5",
                    index === 0 && "text-left max-md:pb-2",
                    end && "md:text-right",
                  )}
                >
                  {index > 0 && (
                    <span aria-hidden className="shrink-0 text-sm text-muted md:hidden">
                      {label}
                    </span>
                  )}
                  <div className={clsx("min-w-0", index > 0 && "max-md:text-right")}>{cell(row)}</div>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
