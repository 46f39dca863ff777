import { AnalyticsView } from "../components/analytics-view.tsx";

/** The return of deals relative to their cost. */
export function RoiPage() {
  return <AnalyticsView view="roi" />;
}
