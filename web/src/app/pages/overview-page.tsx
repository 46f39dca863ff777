import { useLocation } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { Page } from "#ui/page.tsx";
import { DashboardContent } from "./dashboard-content.tsx";

const headings: readonly { path: string; title: string; lead: string }[] = [
  {
    path: paths.events,
    title: "Events",
    lead: "Plan your presence at events: what you can spend, and the concepts you have.",
  },
  {
    path: paths.sponsorships,
    title: "Sponsorship Hub",
    lead: "Prepare your next sponsorship: your budget in credits, your concepts, and Morgan's advice.",
  },
  {
    path: paths.analytics,
    title: "Enterprise Analytics",
    lead: "What you spent, what it produced and what you kept.",
  },
  {
    path: paths.engagement,
    title: "Audience Engagement",
    lead: "The work that reaches your audience, and what it took to make it.",
  },
  { path: paths.roi, title: "ROI & Reporting", lead: "Credits in, campaigns out." },
];

/** The dashboard's content under the heading of its section. */
export function OverviewPage() {
  const { pathname } = useLocation();
  const at = pathname.toLowerCase();
  const heading = headings.find(({ path }) => at.startsWith(path));
  return (
    <Page
      title={heading?.title ?? "Overview"}
      lead={heading?.lead}
      back={{ to: paths.dashboard, label: "Back to Dashboard" }}
    >
      <DashboardContent />
    </Page>
  );
}
