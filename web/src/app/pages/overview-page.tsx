import { useLocation } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { Page } from "#ui/page.tsx";
import { overviewPage as copy } from "../copy.ts";
import { DashboardContent } from "./dashboard-content.tsx";

const headings: readonly { path: string; title: string; lead: string }[] = [
  {
    path: paths.events,
    title: copy.events,
    lead: copy.planYourPresenceAtEvents,
  },
  {
    path: paths.sponsorships,
    title: copy.sponsorshipHub,
    lead: copy.prepareYourNextSponsorshipYour,
  },
  {
    path: paths.analytics,
    title: copy.enterpriseAnalytics,
    lead: copy.whatYouSpentWhatIt,
  },
  {
    path: paths.engagement,
    title: copy.audienceEngagement,
    lead: copy.theWorkThatReachesYour,
  },
  { path: paths.roi, title: copy.roiReporting, lead: copy.creditsInCampaignsOut },
];

/** The dashboard's content under the heading of its section. */
export function OverviewPage() {
  const { pathname } = useLocation();
  const at = pathname.toLowerCase();
  const heading = headings.find(({ path }) => at.startsWith(path));
  return (
    <Page
      title={heading?.title ?? copy.overview}
      lead={heading?.lead}
      back={{ to: paths.dashboard, label: copy.backToDashboard }}
    >
      <DashboardContent />
    </Page>
  );
}
