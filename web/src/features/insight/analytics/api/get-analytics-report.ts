import type { AnalyticsQuery, AnalyticsView, getAnalyticsReport } from "@marquee/contracts/insight/analytics";
import { addressOf } from "#api/http.ts";
import { queryOf } from "../model/choice.ts";

const operation = addressOf<typeof getAnalyticsReport>(
  "getAnalyticsReport",
  "GET",
  "/api/analytics/report.pdf",
);

/** Where the browser downloads a page of the user's numbers as PDF. */
export function analyticsReportPath(view: AnalyticsView, choice: AnalyticsQuery, compares: boolean): string {
  const compare: Record<string, string> = compares ? { compare: "previous" } : {};
  return `${operation.path}?${new URLSearchParams({ view, ...queryOf(choice), ...compare })}`;
}
