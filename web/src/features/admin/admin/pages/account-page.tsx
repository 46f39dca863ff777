import type { AccountDetails } from "@marquee/contracts/admin/accounts";
import { userRoleLabels } from "@marquee/contracts/enums";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { useParams } from "react-router-dom";
import { ApiError } from "#api/http.ts";
import { useAddress } from "#routing/address.ts";
import { adminTabPath } from "#routing/paths.ts";
import { Card } from "#ui/card.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Page } from "#ui/page.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { accountPage as copy } from "../account-copy.ts";
import { accountQuery } from "../api/get-account.ts";
import { AccountAccess } from "../components/account-access.tsx";
import { AccountActs } from "../components/account-acts.tsx";
import { AccountFacts } from "../components/account-facts.tsx";
import { AccountPeople } from "../components/account-people.tsx";

const furtherParts = () => import("../components/further-parts.ts");
const AccountDeals = lazyPart(async () => (await furtherParts()).AccountDeals);
const AccountJobs = lazyPart(async () => (await furtherParts()).AccountJobs);
const AccountMails = lazyPart(async () => (await furtherParts()).AccountMails);
const AccountMoney = lazyPart(async () => (await furtherParts()).AccountMoney);

const tabs = ["account", "credits", "jobs", "deals", "emails"] as const;
type AccountTab = (typeof tabs)[number];

/** One account and the person who registered it: what an admin needs to answer for it, and may do about it. */
export function AccountPage() {
  const { id = "" } = useParams();
  const { data, error, isPending, refetch } = useQuery(accountQuery(id));
  const back = { to: adminTabPath("users"), label: copy.back };
  if (data)
    return (
      <Page title={data.user.name} lead={leadOf(data)} back={back}>
        <Sections details={data} />
      </Page>
    );
  return (
    <Page title={copy.title} lead={isPending ? "\u00A0" : undefined} back={back}>
      {isPending ? (
        <Loading label={copy.loading}>
          <Skeleton className="h-96 w-full rounded-xl" />
        </Loading>
      ) : (
        <Card>
          {error instanceof ApiError && error.code === "not_found" ? (
            <EmptyState title={copy.goneTitle}>{copy.gone}</EmptyState>
          ) : (
            <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      )}
    </Page>
  );
}

function leadOf({ user: { username, role, company } }: AccountDetails): string {
  const label = userRoleLabels[role];
  return company === "" ? copy.lead(username, label) : copy.leadWith(username, label, company);
}

function Sections({ details }: { details: AccountDetails }) {
  const address = useAddress();
  const current = tabs.find((tab) => tab === address.get("tab")) ?? "account";
  return (
    <Tabs<AccountTab>
      label={copy.tabs}
      value={current}
      linkTo={(tab) => (tab === "account" ? "?" : `?tab=${tab}`)}
      tabs={tabs.map((value) => ({
        value,
        label: copy[value],
        content: value === current && (
          <Suspense fallback={<Skeleton className="h-96 w-full rounded-xl" />}>
            {contentOf(value, details)}
          </Suspense>
        ),
      }))}
    />
  );
}

function contentOf(tab: AccountTab, details: AccountDetails): ReactNode {
  const { id } = details.user;
  switch (tab) {
    case "account":
      return (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <div className="grid grid-cols-1 gap-5">
            <AccountFacts details={details} />
            <AccountPeople details={details} />
          </div>
          <div className="grid grid-cols-1 gap-5">
            <AccountActs details={details} />
            <AccountAccess details={details} />
          </div>
        </div>
      );
    case "credits":
      return <AccountMoney id={id} />;
    case "jobs":
      return <AccountJobs id={id} />;
    case "deals":
      return <AccountDeals id={id} />;
    case "emails":
      return <AccountMails id={id} />;
  }
}
