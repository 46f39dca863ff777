import { type AnalyticsRange, analyticsRanges } from "@marquee/contracts/analytics-measures";
import type { AnalyticsQuery, AnalyticsView } from "@marquee/contracts/http/analytics";
import { useSearchFilter } from "#routing/search-filter.ts";
import { type AnalyticsTab, tabsOf } from "./views.ts";

const defaultRange: AnalyticsRange = "last30";

/** The periods that a page offers; the engagement page only covers the last few months. */
export function rangesOf(view: AnalyticsView): readonly AnalyticsRange[] {
  return view === "engagement" ? ["last7", "last30", "last90"] : analyticsRanges;
}

/** The event and deal that the numbers are filtered by, without "all". */
export function narrowingOf({ event, deal }: AnalyticsQuery): Pick<AnalyticsQuery, "event" | "deal"> {
  return {
    ...(event === undefined || event === "all" ? {} : { event }),
    ...(deal === undefined || deal === "all" ? {} : { deal }),
  };
}

/** The query sent to the server, without "all" and without what is not chosen. */
export function queryOf({ range, from, to, ...query }: AnalyticsQuery): Record<string, string> {
  const asked = { range, from, to, ...narrowingOf(query) };
  return Object.fromEntries(Object.entries(asked).filter((entry): entry is [string, string] => !!entry[1]));
}

/** The page's state as stored in its address; values that the page does not offer are ignored. */
export function useChoice(view: AnalyticsView) {
  const address = useSearchFilter();
  const range = rangesOf(view).find((each) => each === address.get("range")) ?? defaultRange;
  const tabs = tabsOf[view];
  const tab: AnalyticsTab | undefined = tabs.find((each) => each === address.get("tab")) ?? tabs[0];
  return {
    address,
    range,
    event: address.get("event") || "all",
    deal: address.get("deal") || "all",
    tab,
    compares: address.get("compare") === "previous",
  };
}
export type Choice = ReturnType<typeof useChoice>;
