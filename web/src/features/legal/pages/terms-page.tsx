import { LegalPage } from "../components/legal-page.tsx";
import { termsPage as copy } from "../copy.ts";

export function TermsPage() {
  return (
    <LegalPage
      title={copy.termsOfUse}
      sections={[
        {
          heading: copy.whatYouGet,
          text: copy.marqueeIsInBetaIt,
        },
        {
          heading: copy.credits,
          text: copy.creditsPayForCampaignGeneration,
        },
        {
          heading: copy.yourContent,
          text: copy.whatYouWriteAndWhat,
        },
        {
          heading: copy.yourAccount,
          text: copy.keepYourPasswordToYourself,
        },
      ]}
    />
  );
}
