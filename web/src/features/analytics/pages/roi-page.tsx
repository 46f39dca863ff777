import { AnalyticsView } from "../components/analytics-view.tsx";

/** What came back of deals for what they cost. */
export function RoiPage() {
  return <AnalyticsView view="roi" />;
}
