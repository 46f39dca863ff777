import { campaignIdeaStatuses, campaignTypes } from "@marquee/contracts/enums";
import { formatDollars } from "#format/format.ts";
import type { useAddressFilters } from "#routing/address-filters.ts";
import { type Filter, FilterBar } from "#ui/filter-bar.tsx";
import { libraryFilters as copy } from "../library-copy.ts";
import { campaignTypeLabels, ideaStatusLabels } from "../model/labels.ts";
import { budgetRanges, endsOf, type libraryFilterSchemas } from "../model/library-filter.ts";

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

/** The library's search and filters. */
export function LibraryFilterBar(props: {
  state: ReturnType<typeof useAddressFilters<typeof libraryFilterSchemas>>;
}) {
  return (
    <FilterBar
      state={props.state}
      search={{ name: "q", label: copy.searchLabel, placeholder: copy.searchPlaceholder }}
      filters={filters}
    />
  );
}

function rangeLabel(range: string): string {
  const [from, to] = endsOf(range).map((end) => (end === "" ? null : formatDollars(Number(end))));
  if (!from) return copy.upTo(to ?? "");
  return to ? copy.between(from, to) : copy.from(from);
}
