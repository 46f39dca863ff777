import { AnalyticsView } from "../components/analytics-view.tsx";

/** How many people were reached, and what they did, over 7, 30 or 90 days. */
export function EngagementPage() {
  return <AnalyticsView view="engagement" />;
}
