import type { AddressSort } from "#routing/address.ts";
import { Select } from "#ui/field.tsx";
import { type TableView, TableViewMenu } from "#ui/table-view.tsx";
import { libraryView as copy } from "../library-copy.ts";
import type { LibraryView } from "../model/use-library-view.ts";
import { libraryColumns } from "./library-table.tsx";

const orders = Object.entries(copy.orders).map(([value, label]) => ({ value, label }));
const views = ["table", "cards"] as const;

/** The number of ideas found, and how they are shown: as a table or as cards, and the order of the cards. */
export function LibraryToolbar(props: {
  found: number | undefined;
  view: LibraryView;
  onView: (view: LibraryView) => void;
  sort: AddressSort;
  tableView: TableView;
  onTableView: (view: TableView) => void;
}) {
  const { found, view, sort } = props;
  const order = sort.value ? `${sort.value.descending ? "-" : ""}${sort.value.by}` : "";
  return (
    <div className="mb-3 flex flex-wrap items-center justify-end gap-2 max-md:gap-1.5">
      <p role="status" className="mr-auto text-muted">
        {found !== undefined && copy.found(found)}
      </p>
      {view === "cards" ? (
        <Select
          aria-label={copy.sortBy}
          className="w-auto!"
          options={[{ value: "", label: copy.usual }, ...orders]}
          value={orders.some(({ value }) => value === order) ? order : ""}
          onValue={(value) =>
            sort.onChange(
              value === "" ? null : { by: value.replace("-", ""), descending: value.startsWith("-") },
            )
          }
        />
      ) : (
        <TableViewMenu columns={libraryColumns} view={props.tableView} onView={props.onTableView} />
      )}
      <div role="group" aria-label={copy.label} className="flex rounded-lg border border-line-strong">
        {views.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() => props.onView(each)}
            className="h-8.5 px-3 text-base max-md:px-2 font-medium text-muted first:rounded-l-[7px] last:rounded-r-[7px] hover:text-ink aria-pressed:bg-primary aria-pressed:text-on-primary pointer-coarse:h-11"
          >
            {copy[each]}
          </button>
        ))}
      </div>
    </div>
  );
}
