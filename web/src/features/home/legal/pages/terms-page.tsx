import { termsVersion } from "@marquee/contracts/account/terms";
import { LegalPage } from "../components/legal-page.tsx";
import { termsPage as copy } from "../copy.ts";

export function TermsPage() {
  return (
    <LegalPage
      title={copy.title}
      updated={termsVersion}
      sections={[
        {
          heading: copy.serviceTitle,
          text: copy.service,
        },
        {
          heading: copy.creditsTitle,
          text: copy.credits,
        },
        {
          heading: copy.contentTitle,
          text: copy.content,
        },
        {
          heading: copy.accountTitle,
          text: copy.account,
        },
      ]}
    />
  );
}
