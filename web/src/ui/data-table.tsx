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
import { Icon } from "./icon.tsx";
import { RowSkeletons } from "./rows.tsx";
import { SelectBox, type Selection, SelectionBar } from "./selection-bar.tsx";
import { SortSelect } from "./sort-select.tsx";
import { ErrorState } from "./states.tsx";
import { dataTable as copy } from "./table-copy.ts";
import type { TableView } from "./table-view.tsx";

/** A column; `Place` is where its cells may stand on a phone. */
export interface Column<Row, Place extends PhonePlace = RowPlace> {
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
  /** Where it stands on a phone, which has no room for every column. */
  onPhone: Place;
  /** Whether its label stands before the value on a phone, where the value alone does not say what it is. */
  namedOnPhone?: boolean;
}

/** A place in a row of two lines. */
type RowPlace = keyof typeof rowPlaces;
/** Figures so narrow that they stay beside each other on a phone, under their header. */
export type FigurePlace = "column" | "hidden";
type PhonePlace = RowPlace | FigurePlace;

/** The whole first line, the four places of a row in two lines, one at its end for what can be done, and none. */
const rowPlaces = {
  line: "max-md:col-span-2 max-md:col-start-2 max-md:row-start-1",
  top: "max-md:col-start-2 max-md:row-start-1",
  topEnd: "max-md:col-start-3 max-md:row-start-1 max-md:pl-3 max-md:text-right",
  below: "max-md:col-start-2 max-md:row-start-2",
  belowEnd: "max-md:col-start-3 max-md:row-start-2 max-md:pl-3 max-md:text-right",
  menu: "max-md:col-start-4 max-md:row-span-2 max-md:row-start-1 max-md:self-center max-md:pl-3",
  hidden: "max-md:hidden",
} as const;

/** What selects a row, its two sides, and what can be done. */
const rowGrid =
  "max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto_auto] max-md:items-baseline max-md:px-5";

export interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[] | readonly Column<Row, FigurePlace>[];
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

const idOf = ({ sort, label }: Column<never, PhonePlace>) => sort?.id ?? label;

function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), undefined, { numeric: true });
}

function selectionOf(selection: { selected: readonly string[] } | undefined): Record<string, true> {
  return Object.fromEntries((selection?.selected ?? []).map((id) => [id, true as const]));
}

/**
 * A table that becomes a list of rows with two lines each below 768 px, unless its columns are so narrow that they stay
 * beside each other. For screen readers it stays a table in both layouts. The first column names its row.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, rowKey, sort, selection } = props;
  const columns: readonly Column<Row, PhonePlace>[] = props.columns;
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
  const isNarrow = columns.some(({ onPhone }) => onPhone === "column");

  return (
    <>
      {sortable && !isNarrow && (
        <SortSelect columns={columns} value={sorted ?? null} onChange={sort.onChange} />
      )}
      <table
        {...roles.table}
        className={clsx("-mt-px w-full border-t border-line", !isNarrow && "max-md:block")}
      >
        <caption className="sr-only">{props.caption}</caption>
        <thead {...roles.group} className={clsx(!isNarrow && "max-md:sr-only")}>
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
                  className={clsx(
                    headClass,
                    end ? "text-right" : "text-left",
                    isNarrow && narrowPadding,
                    isNarrow && column.onPhone === "hidden" && rowPlaces.hidden,
                  )}
                >
                  {sortable && column.sort ? (
                    <button
                      type="button"
                      className="inline-flex items-center gap-1 rounded font-medium hover:text-ink pointer-coarse:min-h-6"
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
        <tbody {...roles.group} className={clsx("divide-y divide-line", !isNarrow && "max-md:block")}>
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
                  "relative hover:bg-sunken/50",
                  !isNarrow && [rowGrid, props.view?.dense ? "max-md:py-1.5" : "max-md:py-3"],
                  row.getIsSelected() && "bg-lamp-soft",
                )}
              >
                {selection && (
                  <td
                    {...roles.cell}
                    className="relative z-1 align-middle max-md:row-span-2 max-md:row-start-1 max-md:self-start max-md:pr-3 md:w-8 md:pl-5"
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
                    narrow={isNarrow}
                    {...(props.rowLink && index === 0 ? { link: props.rowLink(row.original) } : {})}
                  />
                ))}
              </tr>
            ))}
        </tbody>
        {instead === null && visible.some(({ foot }) => foot !== undefined) && (
          <tfoot
            {...roles.group}
            className={clsx(
              "border-t border-line font-medium",
              !isNarrow && "max-md:block max-md:px-5 max-md:py-1",
            )}
          >
            <tr {...roles.row} className={clsx(!isNarrow && "max-md:flex max-md:gap-3")}>
              {selection && <td {...roles.cell} className="max-md:hidden" />}
              {visible.map((column, index) => (
                <td
                  key={column.label}
                  {...roles.cell}
                  className={clsx(
                    "py-2 md:px-3 md:first:pl-5 md:last:pr-5",
                    isNarrow
                      ? [narrowPadding, column.onPhone === "hidden" && rowPlaces.hidden]
                      : ["max-md:empty:hidden", index === 0 && "max-md:flex-1"],
                    column.end && "text-right",
                  )}
                >
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

const narrowPadding = "max-md:px-2 max-md:first:pl-5 max-md:last:pr-5";

const headClass =
  "border-b border-line bg-sunken px-3 py-1.5 text-xs font-medium whitespace-nowrap text-muted first:pl-5 last:pr-5 md:tall:sticky md:tall:top-14 md:tall:z-2 dark:bg-canvas";

function insteadOfRows<Row extends object>(props: DataTableProps<Row>): ReactNode {
  const { loading, failure, rows, empty = null } = props;
  if (loading !== undefined) return <RowSkeletons label={loading} rows={6} />;
  if (rows.length > 0) return null;
  return failure ? <ErrorState {...failure} /> : empty;
}

/** A column's label before its value where a phone shows no header; screen readers have the header. */
export function PhoneLabel({ text }: { text: string }) {
  return (
    <span aria-hidden className="text-sm text-muted md:hidden">
      {text}{" "}
    </span>
  );
}

function BodyCell<Row>(props: {
  column: Column<Row, PhonePlace>;
  row: Row;
  first: boolean;
  dense: boolean;
  narrow: boolean;
  link?: string;
}) {
  const { column, row, first, narrow } = props;
  const Cell = first ? "th" : "td";
  return (
    <Cell
      {...(first ? roles.rowHeader : roles.cell)}
      className={clsx(
        "align-middle font-normal md:px-3 md:first:pl-5 md:last:pr-5",
        column.end && (narrow ? "text-right" : "md:text-right"),
        first && "text-left",
        narrow && narrowPadding,
        column.onPhone !== "column" && ["max-md:min-w-0", rowPlaces[column.onPhone]],
        props.dense ? "py-0.5 text-sm" : narrow ? "py-2" : "md:py-2",
      )}
    >
      {column.namedOnPhone && <PhoneLabel text={column.label} />}
      {props.link === undefined ? (
        column.cell(row)
      ) : (
        <Link to={props.link} className="font-medium after:absolute after:inset-0">
          {column.cell(row)}
        </Link>
      )}
    </Cell>
  );
}
