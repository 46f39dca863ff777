import { type ReactNode, Suspense } from "react";
import { useAddress } from "#routing/address.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Page } from "#ui/page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { OverviewTab } from "../components/overview-tab.tsx";
import { adminPage as copy } from "../copy.ts";

const furtherTabs = () => import("../components/further-tabs.ts");
const AdjustmentsTab = lazyPart(async () => (await furtherTabs()).AdjustmentsTab);
const AuditTab = lazyPart(async () => (await furtherTabs()).AuditTab);
const DeadLettersTab = lazyPart(async () => (await furtherTabs()).DeadLettersTab);
const JobsTab = lazyPart(async () => (await furtherTabs()).JobsTab);
const LedgerTab = lazyPart(async () => (await furtherTabs()).LedgerTab);
const ReplyFeedbackTab = lazyPart(async () => (await furtherTabs()).ReplyFeedbackTab);
const SystemTab = lazyPart(async () => (await furtherTabs()).SystemTab);
const UsersTab = lazyPart(async () => (await furtherTabs()).UsersTab);
const WebhooksTab = lazyPart(async () => (await furtherTabs()).WebhooksTab);
const ApprovalsCard = lazyPart(async () => (await furtherTabs()).ApprovalsCard);

const leads = {
  dashboard: copy.dashboardLead,
  users: copy.usersLead,
  system: copy.systemLead,
  jobs: copy.jobsLead,
  "dead-letters": copy.deadLettersLead,
  payments: copy.webhooksLead,
  adjustments: copy.approvalsLead,
  ledger: copy.ledgerLead,
  feedback: copy.feedbackLead,
  audit: copy.auditLead,
} as const;
type AdminTab = keyof typeof leads;

const labels: Record<AdminTab, string> = {
  dashboard: copy.overview,
  users: copy.users,
  system: copy.system,
  jobs: copy.jobs,
  "dead-letters": copy.deadLetters,
  payments: copy.webhooks,
  adjustments: copy.approvals,
  ledger: copy.ledgerCheck,
  feedback: copy.feedback,
  audit: copy.auditLog,
};
const titles: Partial<Record<AdminTab, string>> = { users: copy.userManagement, system: copy.systemControl };
const order = Object.keys(labels).filter((name): name is AdminTab => name in labels);

/** The admin page: one address with a tab for each task. */
export function AdminPage() {
  const address = useAddress();
  const current = order.find((name) => name === address.get("tab")) ?? "dashboard";
  return (
    <Page title={titles[current] ?? copy.adminDashboard} lead={leads[current]}>
      <Tabs<AdminTab>
        label={copy.admin}
        value={current}
        linkTo={(next) => (next === "dashboard" ? "?" : `?tab=${next}`)}
        tabs={order.map((value) => ({
          value,
          label: labels[value],
          content: value === current && (
            <Suspense fallback={<Skeleton className="h-96 w-full rounded-xl" />}>{contentOf(value)}</Suspense>
          ),
        }))}
      />
    </Page>
  );
}

function contentOf(tab: AdminTab): ReactNode {
  switch (tab) {
    case "dashboard":
      return <OverviewTab />;
    case "users":
      return <UsersTab />;
    case "system":
      return <SystemTab />;
    case "jobs":
      return <JobsTab />;
    case "dead-letters":
      return <DeadLettersTab />;
    case "payments":
      return <WebhooksTab />;
    case "adjustments":
      return (
        <div className="in-turn grid grid-cols-1 gap-5">
          <ApprovalsCard />
          <AdjustmentsTab />
        </div>
      );
    case "ledger":
      return <LedgerTab />;
    case "feedback":
      return <ReplyFeedbackTab />;
    case "audit":
      return <AuditTab />;
  }
}
