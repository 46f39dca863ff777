import { AnalyticsView } from "../components/analytics-view.tsx";

/** The numbers of the user's deals: performance, pipeline, and what they suggest about where to go next. */
export function AnalyticsPage() {
  return <AnalyticsView view="analytics" />;
}
