import { LegalPage } from "../components/legal-page.tsx";
import { privacyPage as copy } from "../copy.ts";

export function PrivacyPage() {
  return (
    <LegalPage
      title={copy.title}
      sections={[
        {
          heading: copy.storeTitle,
          text: copy.store,
        },
        {
          heading: copy.usageTitle,
          text: copy.usage,
        },
        {
          heading: copy.browserTitle,
          text: copy.browser,
        },
        {
          heading: copy.rightsTitle,
          text: copy.rights,
        },
      ]}
    />
  );
}
