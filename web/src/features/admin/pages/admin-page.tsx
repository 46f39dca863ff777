import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { AdjustmentsTab } from "#features/admin/components/adjustments-tab.tsx";
import { ApprovalsCard } from "#features/admin/components/approvals-card.tsx";
import { AuditTab } from "#features/admin/components/audit-tab.tsx";
import { LedgerTab } from "#features/admin/components/ledger-tab.tsx";
import { OverviewTab } from "#features/admin/components/overview-tab.tsx";
import { PartnerCard } from "#features/admin/components/partner-card.tsx";
import { UsersTab } from "#features/admin/components/users-tab.tsx";
import { WebhooksTab } from "#features/admin/components/webhooks-tab.tsx";
import { DeadLettersTab } from "#features/system/components/dead-letters-tab.tsx";
import { JobsTab } from "#features/system/components/jobs-tab.tsx";
import { SetBackButton } from "#features/system/components/set-back-button.tsx";
import { SystemTab } from "#features/system/components/system-tab.tsx";
import { Page } from "#ui/page.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { adminPage as copy } from "../copy.ts";

const leads = {
  dashboard: copy.dashboardLead,
  users: copy.usersLead,
  system: copy.systemLead,
  jobs: copy.jobsLead,
  "dead-letters": copy.deadLettersLead,
  payments: copy.webhooksLead,
  adjustments: copy.approvalsLead,
  ledger: copy.ledgerLead,
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
  audit: copy.auditLog,
};
const titles: Partial<Record<AdminTab, string>> = { users: copy.userManagement, system: copy.systemControl };
const order = Object.keys(labels).filter((name): name is AdminTab => name in labels);

/** The admin's page: one address with a tab for each duty. */
export function AdminPage() {
  const [search, setSearch] = useSearchParams();
  const current = order.find((name) => name === search.get("tab")) ?? "dashboard";
  return (
    <Page title={titles[current] ?? copy.adminDashboard} lead={leads[current]}>
      <Tabs<AdminTab>
        label={copy.admin}
        value={current}
        onValue={(next) => setSearch(next === "dashboard" ? {} : { tab: next })}
        tabs={order.map((value) => ({
          value,
          label: labels[value],
          content: value === current ? contentOf(value) : null,
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
      return (
        <SystemTab>
          <PartnerCard />
        </SystemTab>
      );
    case "jobs":
      return <JobsTab />;
    case "dead-letters":
      return <DeadLettersTab />;
    case "payments":
      return <WebhooksTab />;
    case "adjustments":
      return (
        <div className="grid grid-cols-1 gap-5">
          <ApprovalsCard />
          <AdjustmentsTab />
        </div>
      );
    case "ledger":
      return <LedgerTab />;
    case "audit":
      return <AuditTab undo={(entry) => <SetBackButton entry={entry} />} />;
  }
}
