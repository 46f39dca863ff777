import { AnalyticsView } from "../components/analytics-view.tsx";

/** The numbers of one's deals: performance, pipeline and what they say about where to go next. */
export function AnalyticsPage() {
  return <AnalyticsView view="analytics" />;
}
