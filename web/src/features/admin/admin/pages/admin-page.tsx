import { type ReactNode, Suspense } from "react";
import { useAddress } from "#routing/address.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Page } from "#ui/page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { FindReferenceForm } from "../components/find-reference-form.tsx";
import { OverviewTab } from "../components/overview-tab.tsx";
import { adminPage as copy } from "../copy.ts";

const furtherParts = () => import("../components/further-parts.ts");
const AdjustmentsTab = lazyPart(async () => (await furtherParts()).AdjustmentsTab);
const AuditTab = lazyPart(async () => (await furtherParts()).AuditTab);
const DeadLettersTab = lazyPart(async () => (await furtherParts()).DeadLettersTab);
const FoundReferenceCard = lazyPart(async () => (await furtherParts()).FoundReferenceCard);
const JobsTab = lazyPart(async () => (await furtherParts()).JobsTab);
const LedgerTab = lazyPart(async () => (await furtherParts()).LedgerTab);
const PurchasesTab = lazyPart(async () => (await furtherParts()).PurchasesTab);
const SignedDealsTab = lazyPart(async () => (await furtherParts()).SignedDealsTab);
const ReplyFeedbackTab = lazyPart(async () => (await furtherParts()).ReplyFeedbackTab);
const SupportTab = lazyPart(async () => (await furtherParts()).SupportTab);
const SystemTab = lazyPart(async () => (await furtherParts()).SystemTab);
const UsersTab = lazyPart(async () => (await furtherParts()).UsersTab);
const WebhooksTab = lazyPart(async () => (await furtherParts()).WebhooksTab);
const RoleChangesCard = lazyPart(async () => (await furtherParts()).RoleChangesCard);
const ApprovalsCard = lazyPart(async () => (await furtherParts()).ApprovalsCard);

const leads = {
  overview: copy.dashboardLead,
  users: copy.usersLead,
  approvals: copy.approvalsLead,
  support: copy.supportLead,
  "audit-log": copy.auditLead,
  webhooks: copy.webhooksLead,
  "ledger-check": copy.ledgerLead,
  purchases: copy.purchasesLead,
  "signed-deals": copy.signedDealsLead,
  jobs: copy.jobsLead,
  "dead-letters": copy.deadLettersLead,
  "morgan-feedback": copy.feedbackLead,
  system: copy.systemLead,
} as const;
type AdminTab = keyof typeof leads;

const labels: Record<AdminTab, string> = {
  overview: copy.overview,
  users: copy.users,
  approvals: copy.approvals,
  support: copy.support,
  "audit-log": copy.auditLog,
  webhooks: copy.webhooks,
  "ledger-check": copy.ledgerCheck,
  purchases: copy.purchases,
  "signed-deals": copy.signedDeals,
  jobs: copy.jobs,
  "dead-letters": copy.deadLetters,
  "morgan-feedback": copy.feedback,
  system: copy.system,
};
const titles: Partial<Record<AdminTab, string>> = { users: copy.userManagement, system: copy.systemControl };
const order = Object.keys(labels).filter((name): name is AdminTab => name in labels);

/** The tabs by what they are about; a tab's address is its name. */
const groups = {
  overview: { label: copy.overview, tabs: ["overview"] },
  people: { label: copy.people, tabs: ["users", "approvals", "support", "audit-log"] },
  money: { label: copy.money, tabs: ["webhooks", "purchases", "ledger-check", "signed-deals"] },
  work: { label: copy.work, tabs: ["jobs", "dead-letters", "morgan-feedback"] },
  system: { label: copy.system, tabs: ["system"] },
} as const satisfies Record<string, { label: string; tabs: readonly [AdminTab, ...AdminTab[]] }>;
type AdminGroup = keyof typeof groups;
const groupNames = Object.keys(groups).filter((name): name is AdminGroup => name in groups);

/** Where tabs were before their addresses were their names; links to them may be anywhere. */
const formerNames: ReadonlyMap<string, AdminTab> = new Map([
  ["dashboard", "overview"],
  ["adjustments", "approvals"],
  ["audit", "audit-log"],
  ["payments", "webhooks"],
  ["ledger", "ledger-check"],
  ["feedback", "morgan-feedback"],
]);

function tabOf(asked: string): AdminTab {
  return order.find((name) => name === asked) ?? formerNames.get(asked) ?? "overview";
}

const addressOf = (tab: AdminTab) => (tab === "overview" ? "?" : `?tab=${tab}`);

/** The admin page: one address with a tab for each task, in four groups. */
export function AdminPage() {
  const address = useAddress();
  const current = tabOf(address.get("tab"));
  const group = groupNames.find((name) => groups[name].tabs.some((tab) => tab === current)) ?? "overview";
  return (
    <Page
      title={titles[current] ?? copy.adminDashboard}
      lead={leads[current]}
      actions={<FindReferenceForm />}
    >
      {address.get("find") !== "" && (
        <Suspense>
          <FoundReferenceCard />
        </Suspense>
      )}
      <Tabs<AdminGroup>
        label={copy.admin}
        listClassName="max-sm:[&>a]:px-2"
        value={group}
        linkTo={(next) => addressOf(groups[next].tabs[0])}
        tabs={groupNames.map((value) => ({
          value,
          label: groups[value].label,
          content: value === group && <GroupContent group={group} current={current} />,
        }))}
      />
    </Page>
  );
}

function GroupContent({ group, current }: { group: AdminGroup; current: AdminTab }) {
  const { label, tabs } = groups[group];
  const content = (
    <Suspense fallback={<Skeleton className="h-96 w-full rounded-xl" />}>{contentOf(current)}</Suspense>
  );
  if (tabs.length === 1) return content;
  return (
    <Tabs<AdminTab>
      label={label}
      variant="segment"
      listClassName={tabs.length > 3 ? "sm:w-fit max-sm:[&>a]:px-0 max-sm:[&>a]:text-xs" : "sm:w-fit"}
      value={current}
      linkTo={addressOf}
      tabs={tabs.map((value) => ({ value, label: labels[value], content: value === current && content }))}
    />
  );
}

function contentOf(tab: AdminTab): ReactNode {
  switch (tab) {
    case "overview":
      return <OverviewTab />;
    case "users":
      return <UsersTab />;
    case "system":
      return <SystemTab />;
    case "jobs":
      return <JobsTab />;
    case "dead-letters":
      return <DeadLettersTab />;
    case "webhooks":
      return <WebhooksTab />;
    case "approvals":
      return (
        <div className="in-turn grid grid-cols-1 gap-5">
          <RoleChangesCard />
          <ApprovalsCard />
          <AdjustmentsTab />
        </div>
      );
    case "support":
      return <SupportTab />;
    case "purchases":
      return <PurchasesTab />;
    case "signed-deals":
      return <SignedDealsTab />;
    case "ledger-check":
      return <LedgerTab />;
    case "morgan-feedback":
      return <ReplyFeedbackTab />;
    case "audit-log":
      return <AuditTab />;
  }
}
