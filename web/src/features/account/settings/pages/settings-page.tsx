import { useNavigate } from "react-router-dom";
import { useAddress } from "#routing/address.ts";
import { paths, profileTabPath } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Page } from "#ui/page.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { ApiTab } from "../components/api-tab.tsx";
import { AppearanceTab } from "../components/appearance-tab.tsx";
import { MailCard } from "../components/mail-card.tsx";
import { PreferencesCard } from "../components/preferences-card.tsx";
import { settingsPage as copy } from "../copy.ts";

const tabs = ["notifications", "security", "api", "appearance"] as const;
type SettingsTab = (typeof tabs)[number];

/** A person's notifications, security and appearance, and the API access of the account that they act for. */
export function SettingsPage() {
  const address = useAddress();
  const navigate = useNavigate();
  const tab: SettingsTab = tabs.find((name) => name === address.get("tab")) ?? "notifications";
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={<LinkButton to={paths.support}>{copy.support}</LinkButton>}
    >
      <Tabs<SettingsTab>
        label={copy.tabs}
        value={tab}
        replace
        linkTo={(next) => (next === "notifications" ? "?" : `?tab=${next}`)}
        tabs={[
          {
            value: "notifications",
            label: copy.notifications,
            content: (
              <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
                <PreferencesCard group="notifications" title={copy.notificationsCard} />
                <MailCard />
              </div>
            ),
          },
          {
            value: "security",
            label: copy.security,
            content: (
              <div className="max-w-180">
                <PreferencesCard
                  group="security"
                  title={copy.securityCard}
                  actions={{ twoFactorAuth: () => void navigate(profileTabPath("security")) }}
                />
              </div>
            ),
          },
          { value: "api", label: copy.api, content: <ApiTab /> },
          { value: "appearance", label: copy.appearance, content: <AppearanceTab /> },
        ]}
      />
    </Page>
  );
}
