import { useNavigate, useSearchParams } from "react-router-dom";
import { profileTabPath } from "#lib/paths.ts";
import { Page } from "#ui/page.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { ApiTab } from "../components/api-tab.tsx";
import { AppearanceTab } from "../components/appearance-tab.tsx";
import { ToggleCard } from "../components/toggle-card.tsx";

const tabs = ["notifications", "security", "api", "appearance"] as const;
type SettingsTab = (typeof tabs)[number];

/** What one can set (spec §2): what is told, how safe it is, what programs may do, and how it looks. */
export function SettingsPage() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const tab: SettingsTab = tabs.find((name) => name === search.get("tab")) ?? "notifications";
  return (
    <Page title="Enterprise Settings" lead="What Marquee tells you, how it is guarded, and how it looks.">
      <Tabs<SettingsTab>
        label="Settings"
        value={tab}
        onValue={(next) => setSearch(next === "notifications" ? {} : { tab: next }, { replace: true })}
        tabs={[
          {
            value: "notifications",
            label: "Notifications",
            content: <ToggleCard group="notifications" title="What you hear about" />,
          },
          {
            value: "security",
            label: "Security",
            content: (
              <ToggleCard
                group="security"
                title="How your account is guarded"
                actions={{ twoFactorAuth: () => void navigate(profileTabPath("security")) }}
              />
            ),
          },
          { value: "api", label: "API", content: <ApiTab /> },
          { value: "appearance", label: "Appearance", content: <AppearanceTab /> },
        ]}
      />
    </Page>
  );
}
