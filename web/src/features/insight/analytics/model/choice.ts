import { dealSides } from "@marquee/contracts/deals/deal-moves";
import type { AnalyticsQuery, AnalyticsView } from "@marquee/contracts/insight/analytics";
import { type AnalyticsTab, tabsOf } from "@marquee/contracts/insight/analytics-charts";
import { type AnalyticsRange, analyticsRanges } from "@marquee/contracts/insight/analytics-measures";
import { useAddress } from "#routing/address.ts";

const defaultRange: AnalyticsRange = "last30";

/** The periods that a page offers; the engagement page only covers the last few months. */
export function rangesOf(view: AnalyticsView): readonly AnalyticsRange[] {
  return view === "engagement" ? ["last7", "last30", "last90"] : analyticsRanges;
}

/** The event, deal and side that the numbers are filtered by, without "all". */
export function narrowingOf({
  event,
  deal,
  side,
}: AnalyticsQuery): Pick<AnalyticsQuery, "event" | "deal" | "side"> {
  return {
    ...(side === undefined ? {} : { side }),
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
  const address = useAddress();
  const range = rangesOf(view).find((each) => each === address.get("range")) ?? defaultRange;
  const days = { from: address.get("from"), to: address.get("to") };
  const isOfDays = isDay(days.from) && isDay(days.to) && days.from <= days.to;
  const tabs = tabsOf[view];
  const tab: AnalyticsTab | undefined = tabs.find((each) => each === address.get("tab")) ?? tabs[0];
  return {
    address,
    range,
    /** The days that a link asked for, in place of the range. */
    days: isOfDays ? days : undefined,
    side: dealSides.find((each) => each === address.get("side")),
    event: address.get("event") || "all",
    deal: address.get("deal") || "all",
    tab,
    compares: address.get("compare") === "previous",
  };
}
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

export type Choice = ReturnType<typeof useChoice>;
