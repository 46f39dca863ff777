import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { clsx } from "clsx";
import { type ReactNode, useMemo } from "react";
import { Link } from "react-router-dom";
import type { Sort } from "#routing/address.ts";
import { dataTable as copy } from "./copy.ts";
import { Select } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { RowSkeletons } from "./rows.tsx";
import { SelectBox, type Selection, SelectionBar } from "./selection-bar.tsx";
import { ErrorState } from "./states.tsx";
import type { TableView } from "./table-view.tsx";

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and actions are aligned right. */
  end?: boolean;
  /** Makes the column sortable: its name in the address, and the value to compare. */
  sort?: { id: string; by: (row: Row) => string | number };
  /** Whether the view menu can hide it. */
  optional?: boolean;
  /** Shown below all rows, such as a total. */
  foot?: ReactNode;
  /**
   * Where it stands in a row of two lines on a phone; a table of which any column says so has such rows instead of a
   * line for each column.
   */
  onPhone?: keyof typeof phonePlaces | undefined;
}

/** The four places of a row in two lines, one at its end for what can be done, and none. */
const phonePlaces = {
  top: "max-md:col-start-1 max-md:row-start-1",
  topEnd: "max-md:col-start-2 max-md:row-start-1 max-md:text-right",
  below: "max-md:col-start-1 max-md:row-start-2",
  belowEnd: "max-md:col-start-2 max-md:row-start-2 max-md:text-right",
  menu: "max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 max-md:self-center",
  hidden: "max-md:hidden",
} as const;

export interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The sort order, if all rows are loaded or the server sorts them. */
  sort?: { value: Sort | null; onChange: (sort: Sort | null) => void; onServer?: boolean } | undefined;
  view?: TableView;
  selection?: Selection<Row>;
  /** The address of a row: the whole row is clickable, and its first cell is the link. */
  rowLink?: (row: Row) => string;
  /** Shown instead of rows while they load, after a failure, or if there are none. */
  loading?: string | undefined;
  failure?: { title: string; error: unknown; onRetry: () => void } | undefined;
  empty?: ReactNode;
}

/** Changing `display` removes an element's implicit role, so roles are set explicitly. */
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader", scope: "col" },
  rowHeader: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const idOf = ({ sort, label }: Column<never>) => sort?.id ?? label;

function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), undefined, { numeric: true });
}

function selectionOf(selection: { selected: readonly string[] } | undefined): Record<string, true> {
  return Object.fromEntries((selection?.selected ?? []).map((id) => [id, true as const]));
}

/**
 * A table that becomes a list of cards below 768 px, or of rows with two lines each. For screen readers it stays a table in both layouts. The first
 * column names its row.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, sort, selection } = props;
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: idOf(column),
          accessorFn: (row) => column.sort?.by(row),
          enableSorting: column.sort !== undefined,
          sortFn: (a, b, id) => compare(a.getValue(id), b.getValue(id)),
        }),
      ),
    [columns],
  );
  const sorted = columns.some((column) => column.sort?.id === sort?.value?.by) ? sort?.value : null;
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: sort?.onServer === true,
    enableMultiSort: false,
    state: {
      sorting: sorted ? [{ id: sorted.by, desc: sorted.descending }] : [],
      columnVisibility: Object.fromEntries(
        columns.map((column) => [
          idOf(column),
          !(column.optional && props.view?.hidden.includes(column.label)),
        ]),
      ),
      rowSelection: selectionOf(selection),
    },
    onSortingChange: (update) => {
      const before = sorted ? [{ id: sorted.by, desc: sorted.descending }] : [];
      const [next] = typeof update === "function" ? update(before) : update;
      sort?.onChange(next ? { by: next.id, descending: next.desc } : null);
    },
    onRowSelectionChange: (update) => {
      const next = typeof update === "function" ? update(selectionOf(selection)) : update;
      selection?.onSelect(Object.keys(next).filter((id) => next[id]));
    },
  });
  const visible = columns.filter((column) => table.getColumn(idOf(column))?.getIsVisible());
  const sortable = sort !== undefined && rows.length > 1;
  const width = visible.length + (selection ? 1 : 0);
  const chosen = table.getSelectedRowModel().rows;
  const instead = insteadOfRows(props);
  const isTwoLined = columns.some(({ onPhone }) => onPhone !== undefined);
  const hasMenu = columns.some(({ onPhone }) => onPhone === "menu");

  return (
    <>
      {sortable && <SortSelect columns={columns} value={sorted ?? null} onChange={sort.onChange} />}
      <table {...roles.table} className="-mt-px w-full border-t border-line max-md:block">
        <caption className="sr-only">{props.caption}</caption>
        <thead {...roles.group} className="max-md:sr-only">
          <tr {...roles.row}>
            {selection && (
              <th {...roles.columnHeader} className={clsx(headClass, "w-8 text-left")}>
                <SelectBox
                  label={copy.selectAll}
                  checked={table.getIsAllRowsSelected()}
                  partly={table.getIsSomeRowsSelected()}
                  onChange={(on) => table.toggleAllRowsSelected(on)}
                />
              </th>
            )}
            {visible.map((column) => {
              const { label, end } = column;
              const header = table.getColumn(idOf(column));
              const direction = header?.getIsSorted();
              return (
                <th
                  key={label}
                  {...roles.columnHeader}
                  {...(sortable && column.sort
                    ? { "aria-sort": direction ? (`${direction}ending` as const) : ("none" as const) }
                    : {})}
                  className={clsx(headClass, end ? "text-right" : "text-left")}
                >
                  {sortable && column.sort ? (
                    <button
                      type="button"
                      className="inline-flex items-center gap-1 rounded font-medium hover:text-ink"
                      onClick={() => header?.toggleSorting()}
                    >
                      {label}
                      <Icon
                        name="chevron-down"
                        className={clsx(
                          "size-3",
                          direction === "asc" && "rotate-180",
                          !direction && "opacity-40",
                        )}
                      />
                    </button>
                  ) : (
                    label
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody {...roles.group} className="divide-y divide-line max-md:block">
          {instead !== null && (
            <tr {...roles.row} className="max-md:block">
              <td {...roles.cell} colSpan={width} className="max-md:block">
                {instead}
              </td>
            </tr>
          )}
          {instead === null &&
            table.getRowModel().rows.map((row) => (
              <tr
                key={row.id}
                {...roles.row}
                className={clsx(
                  "relative hover:bg-sunken/50 max-md:px-5",
                  isTwoLined ? "max-md:grid max-md:items-baseline max-md:gap-x-3" : "max-md:block",
                  isTwoLined &&
                    (hasMenu
                      ? "max-md:grid-cols-[minmax(0,1fr)_auto_auto]"
                      : "max-md:grid-cols-[minmax(0,1fr)_auto]"),
                  props.view?.dense ? "max-md:py-1.5" : "max-md:py-3",
                  row.getIsSelected() && "bg-lamp-soft",
                )}
              >
                {selection && (
                  <td
                    {...roles.cell}
                    className="relative z-1 align-middle max-md:float-left max-md:py-1 max-md:pr-3 md:w-8 md:pl-5"
                  >
                    <SelectBox
                      label={copy.selectRow(selection.nameOf(row.original))}
                      checked={row.getIsSelected()}
                      onChange={(on) => row.toggleSelected(on)}
                    />
                  </td>
                )}
                {visible.map((column, index) => (
                  <BodyCell
                    key={column.label}
                    column={column}
                    row={row.original}
                    first={index === 0}
                    dense={props.view?.dense === true}
                    {...(props.rowLink && index === 0 ? { link: props.rowLink(row.original) } : {})}
                  />
                ))}
              </tr>
            ))}
        </tbody>
        {instead === null && visible.some(({ foot }) => foot !== undefined) && (
          <tfoot {...roles.group} className="border-t border-line font-medium max-md:block max-md:px-5">
            <tr {...roles.row} className="max-md:block">
              {selection && <td {...roles.cell} className="max-md:hidden" />}
              {visible.map((column) => (
                <td
                  key={column.label}
                  {...roles.cell}
                  className={clsx(
                    "py-2 max-md:flex max-md:justify-between max-md:gap-4 max-md:py-1 max-md:empty:hidden md:px-3 md:first:pl-5 md:last:pr-5",
                    column.end && "md:text-right",
                  )}
                >
                  {column.foot !== undefined && (
                    <span aria-hidden className="text-muted md:hidden">
                      {column.label}
                    </span>
                  )}
                  {column.foot}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {selection && chosen.length > 0 && (
        <SelectionBar
          count={chosen.length}
          onAll={chosen.length < rows.length ? () => table.toggleAllRowsSelected(true) : undefined}
          onClear={() => selection.onSelect([])}
        >
          {selection.actions(chosen.map(({ original }) => original))}
        </SelectionBar>
      )}
    </>
  );
}

const headClass =
  "border-b border-line bg-sunken px-3 py-1.5 text-xs font-medium whitespace-nowrap text-muted first:pl-5 last:pr-5 md:tall:sticky md:tall:top-14 md:tall:z-2 dark:bg-canvas";

function insteadOfRows<Row extends object>(props: DataTableProps<Row>): ReactNode {
  const { loading, failure, rows, empty = null } = props;
  if (loading !== undefined) return <RowSkeletons label={loading} rows={6} />;
  if (rows.length > 0) return null;
  return failure ? <ErrorState {...failure} /> : empty;
}

function BodyCell<Row>(props: {
  column: Column<Row>;
  row: Row;
  first: boolean;
  dense: boolean;
  link?: string;
}) {
  const { column, row, first } = props;
  const Cell = first ? "th" : "td";
  return (
    <Cell
      {...(first ? roles.rowHeader : roles.cell)}
      className={clsx(
        "align-middle font-normal md:px-3 md:first:pl-5 md:last:pr-5",
        column.end && "md:text-right",
        first && "text-left",
        column.onPhone === undefined
          ? "max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4"
          : ["max-md:min-w-0", phonePlaces[column.onPhone]],
        props.dense ? "py-0.5 text-sm" : column.onPhone === undefined ? "py-2 max-md:py-1" : "md:py-2",
        first && column.onPhone === undefined && "max-md:pb-2",
      )}
    >
      {!first && column.onPhone === undefined && (
        <span aria-hidden className="shrink-0 text-sm text-muted md:hidden">
          {column.label}
        </span>
      )}
      <div className={clsx("min-w-0", !first && column.onPhone === undefined && "max-md:text-right")}>
        {props.link === undefined ? (
          column.cell(row)
        ) : (
          <Link to={props.link} className="font-medium after:absolute after:inset-0">
            {column.cell(row)}
          </Link>
        )}
      </div>
    </Cell>
  );
}

/** Cards have no header to click, so a phone chooses the order from a list. */
function SortSelect<Row>(props: {
  columns: readonly Column<Row>[];
  value: Sort | null;
  onChange: (sort: Sort | null) => void;
}) {
  const orders = props.columns.flatMap(({ label, sort }) =>
    sort
      ? [
          { by: sort.id, descending: false, label: copy.ascending(label) },
          { by: sort.id, descending: true, label: copy.descending(label) },
        ]
      : [],
  );
  const { value } = props;
  const at = orders.findIndex((order) => order.by === value?.by && order.descending === value.descending);
  return (
    <div className="px-5 py-3 md:hidden">
      <Select
        aria-label={copy.sortBy}
        options={[
          { value: "-1", label: copy.defaultOrder },
          ...orders.map(({ label }, index) => ({ value: String(index), label })),
        ]}
        value={String(at)}
        onValue={(index) => {
          const order = orders[Number(index)];
          props.onChange(order ? { by: order.by, descending: order.descending } : null);
        }}
      />
    </div>
  );
}
