import { LegalPage } from "../components/legal-page.tsx";
import { privacyPage as copy } from "../copy.ts";

export function PrivacyPage() {
  return (
    <LegalPage
      title={copy.privacy}
      sections={[
        {
          heading: copy.whatIsKept,
          text: copy.yourAccountDetailsYour,
        },
        {
          heading: copy.whatItIsUsedFor,
          text: copy.toDoWhatYouAsk,
        },
        {
          heading: copy.inYourBrowser,
          text: copy.oneCookieKeepsYouSigned,
        },
        {
          heading: copy.yourRights,
          text: copy.youCanAskForA,
        },
      ]}
    />
  );
}
