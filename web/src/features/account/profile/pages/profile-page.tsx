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

const TeamTab = lazyPart(
  async () => (await import("#features/account/team/components/team-tab.tsx")).TeamTab,
);

const tabs = ["profile", "security", "billing", "team"] as const;
type ProfileTabName = (typeof tabs)[number];

/** The person and the account: identity, security, billing, team. The sidebar opens the team, the account menu the profile. */
export function ProfilePage() {
  const address = useAddress();
  const tab: ProfileTabName = tabs.find((name) => name === address.get("tab")) ?? "profile";
  const team = tab === "team";
  return (
    <Page title={team ? copy.team : copy.profile} lead={team ? copy.teamLead : copy.lead}>
      <Tabs<ProfileTabName>
        label={copy.profile}
        value={tab}
        replace
        linkTo={(next) => `?${new URLSearchParams(next === "profile" ? {} : { tab: next })}`}
        tabs={[
          { value: "profile", label: copy.profile, content: <ProfileTab /> },
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
          {
            value: "team",
            label: copy.teamTab,
            content: (
              <Suspense fallback={<Skeleton className="h-64 w-full rounded-xl" />}>
                <TeamTab />
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  );
}
