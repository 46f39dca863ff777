import { Suspense } from "react";
import { useAddress } from "#routing/address.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Page } from "#ui/page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { BillingTab } from "../components/billing-tab.tsx";
import { ProfileTab } from "../components/profile-tab.tsx";
import { profilePage as copy } from "../copy.ts";

const SecurityTab = lazyPart(async () => (await import("../components/security-tab.tsx")).SecurityTab);

const tabs = ["profile", "security", "billing"] as const;
type ProfileTabName = (typeof tabs)[number];

/** The account: identity, security, billing. The sidebar opens it as the team, the account menu as the profile. */
export function ProfilePage() {
  const address = useAddress();
  const team = address.get("view") === "team";
  const tab: ProfileTabName = tabs.find((name) => name === address.get("tab")) ?? "profile";
  return (
    <Page title={team ? copy.team : copy.profile} lead={team ? copy.teamLead : copy.lead}>
      <Tabs<ProfileTabName>
        label={copy.profile}
        value={tab}
        replace
        linkTo={(next) => {
          const to = { ...(team ? { view: "team" } : {}), ...(next === "profile" ? {} : { tab: next }) };
          return `?${new URLSearchParams(to)}`;
        }}
        tabs={[
          { value: "profile", label: copy.profile, content: <ProfileTab team={team} /> },
          {
            value: "security",
            label: copy.security,
            content: (
              <Suspense fallback={<Skeleton className="h-96 w-full rounded-xl" />}>
                <SecurityTab />
              </Suspense>
            ),
          },
          { value: "billing", label: copy.billing, content: <BillingTab /> },
        ]}
      />
    </Page>
  );
}
