import { campaignIdeaStatuses, campaignTypes } from "@marquee/contracts/enums";
import { formatBudget } from "#format/format.ts";
import type { useSearchFilters } from "#routing/search-filters.ts";
import type { useSearchSort } from "#routing/search-sort.ts";
import { Select } from "#ui/field.tsx";
import { type Filter, FilterBar } from "#ui/filter-bar.tsx";
import { type TableView, TableViewMenu } from "#ui/table-view.tsx";
import { libraryFilters as copy, libraryView as viewCopy } from "../library-copy.ts";
import { campaignTypeLabels, ideaStatusLabels } from "../model/labels.ts";
import { budgetRanges, endsOf, type libraryFilterSchemas } from "../model/library-filter.ts";
import type { LibraryView } from "../model/use-library-view.ts";
import { libraryColumns } from "./library-table.tsx";

const filters: readonly Filter[] = [
  {
    name: "status",
    label: copy.status,
    any: copy.draftsAndSaved,
    options: [
      ...campaignIdeaStatuses.map((value) => ({ value, label: ideaStatusLabels[value] })),
      { value: "all", label: copy.all },
    ],
  },
  {
    name: "type",
    label: copy.type,
    any: copy.anyType,
    options: campaignTypes.map((value) => ({ value, label: campaignTypeLabels[value] })),
  },
  {
    name: "budget",
    label: copy.budget,
    any: copy.anyBudget,
    options: budgetRanges.map((value) => ({ value, label: rangeLabel(value) })),
  },
  {
    name: "mockup",
    label: copy.mockup,
    any: copy.anyMockup,
    options: [
      { value: "with", label: copy.withMockup },
      { value: "without", label: copy.withoutMockup },
    ],
  },
];

const orders = Object.entries(viewCopy.orders).map(([value, label]) => ({ value, label }));
const views = ["table", "cards"] as const;

/** What the library is searched and filtered by, and how it is shown. */
export function LibraryFilterBar(props: {
  state: ReturnType<typeof useSearchFilters<typeof libraryFilterSchemas>>;
  view: LibraryView;
  onView: (view: LibraryView) => void;
  sort: ReturnType<typeof useSearchSort>;
  tableView: TableView;
  onTableView: (view: TableView) => void;
}) {
  const { view, sort } = props;
  const order = sort.value ? `${sort.value.descending ? "-" : ""}${sort.value.by}` : "";
  return (
    <FilterBar
      state={props.state}
      search={{ name: "q", label: copy.searchLabel, placeholder: copy.searchPlaceholder }}
      filters={filters}
    >
      {view === "cards" && (
        <Select
          aria-label={viewCopy.sortBy}
          className="w-auto!"
          options={[{ value: "", label: viewCopy.usual }, ...orders]}
          value={orders.some(({ value }) => value === order) ? order : ""}
          onValue={(value) =>
            sort.onChange(
              value === "" ? null : { by: value.replace("-", ""), descending: value.startsWith("-") },
            )
          }
        />
      )}
      <div className="flex gap-2 sm:ml-auto">
        {view === "table" && (
          <TableViewMenu columns={libraryColumns} view={props.tableView} onView={props.onTableView} />
        )}
        <div role="group" aria-label={viewCopy.label} className="flex rounded-lg border border-line-strong">
          {views.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === view}
              onClick={() => props.onView(each)}
              className="h-9 px-3 text-base font-medium text-muted first:rounded-l-[7px] last:rounded-r-[7px] hover:text-ink aria-pressed:bg-primary aria-pressed:text-on-primary pointer-coarse:h-11"
            >
              {viewCopy[each]}
            </button>
          ))}
        </div>
      </div>
    </FilterBar>
  );
}

function rangeLabel(range: string): string {
  const [from, to] = endsOf(range).map((end) => (end === "" ? null : formatBudget(Number(end))));
  if (!from) return copy.upTo(to ?? "");
  return to ? copy.between(from, to) : copy.from(from);
}
