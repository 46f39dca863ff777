import { useNavigate, useSearchParams } from "react-router-dom";
import { profileTabPath } from "#lib/paths.ts";
import { Page } from "#ui/page.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { ApiTab } from "../components/api-tab.tsx";
import { AppearanceTab } from "../components/appearance-tab.tsx";
import { ToggleCard } from "../components/toggle-card.tsx";
import { settingsPage as copy } from "../copy.ts";

const tabs = ["notifications", "security", "api", "appearance"] as const;
type SettingsTab = (typeof tabs)[number];

/** What one can set (spec §2): what is told, how safe it is, what programs may do, and how it looks. */
export function SettingsPage() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const tab: SettingsTab = tabs.find((name) => name === search.get("tab")) ?? "notifications";
  return (
    <Page title={copy.enterpriseSettings} lead={copy.whatMarqueeTellsYouHow}>
      <Tabs<SettingsTab>
        label={copy.settings}
        value={tab}
        onValue={(next) => setSearch(next === "notifications" ? {} : { tab: next }, { replace: true })}
        tabs={[
          {
            value: "notifications",
            label: copy.notifications,
            content: <ToggleCard group="notifications" title={copy.whatYouHearAbout} />,
          },
          {
            value: "security",
            label: copy.security,
            content: (
              <ToggleCard
                group="security"
                title={copy.howYourAccountIsGuarded}
                actions={{ twoFactorAuth: () => void navigate(profileTabPath("security")) }}
              />
            ),
          },
          { value: "api", label: "API", content: <ApiTab /> },
          { value: "appearance", label: copy.appearance, content: <AppearanceTab /> },
        ]}
      />
    </Page>
  );
}
