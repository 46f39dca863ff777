import {
  type CampaignIdeaStatus,
  campaignIdeaStatuses,
  campaignTypes,
  type LibraryOrder,
  libraryOrders,
} from "@marquee/contracts/enums";
import { beginning } from "@marquee/contracts/text/characters";
import type { Sort } from "#routing/address.ts";
import { anyText, oneOf } from "#routing/address-filters.ts";
import type { LibraryWanted } from "../api/list-library.ts";

/** Ranges as stored in the address, "from-to"; either end may be open. */
export const budgetRanges = ["-25000", "25000-50000", "50000-100000", "100000-"] as const;

/** The library's filters, by their names in the address. Without a status it shows what is not archived. */
export const libraryFilterSchemas = {
  q: anyText,
  status: oneOf([...campaignIdeaStatuses, "all"] as const),
  type: oneOf(campaignTypes),
  budget: oneOf(budgetRanges),
  mockup: oneOf(["with", "without"] as const),
};

export type LibraryFilters = {
  [Name in keyof typeof libraryFilterSchemas]?: Extract<
    ReturnType<(typeof libraryFilterSchemas)[Name]["safeParse"]>,
    { success: true }
  >["data"];
};

/** The ends of a range as text; an open end is empty. */
export function endsOf(range: string): [from: string, to: string] {
  const [from = "", to = ""] = range.split("-");
  return [from, to];
}

/** Converts the address's filters to the list's query, without what is not chosen. */
export function libraryWanted({ q, budget, ...rest }: LibraryFilters, sort: Sort | null): LibraryWanted {
  const [minBudget, maxBudget] = endsOf(budget ?? "");
  const all = {
    ...rest,
    q: q === undefined ? q : beginning(q, 100),
    minBudget,
    maxBudget,
    sort: orderOf(sort),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as LibraryWanted;
}

/** The list's sort order; undefined if it is unknown. */
function orderOf(sort: Sort | null): LibraryOrder | undefined {
  const wanted = sort && `${sort.descending ? "-" : ""}${sort.by}`;
  return libraryOrders.find((order) => order === wanted);
}

/** Whether an idea with this status belongs on a list filtered by `wanted`. */
export function holdsStatus(wanted: LibraryWanted["status"], status: CampaignIdeaStatus): boolean {
  if (wanted === "all") return true;
  if (wanted === undefined || wanted === "active") return status !== "archived";
  return status === wanted;
}
