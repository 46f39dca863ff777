import { LegalPage } from "../components/legal-page.tsx";

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of use"
      sections={[
        {
          heading: "What you get",
          text: "Marquee is in beta. It helps you find events, plan sponsorships and produce campaign concepts with an AI assistant. Concepts and answers are drafts: check facts, prices and dates before you act on them.",
        },
        {
          heading: "Credits",
          text: "Credits pay for campaign generation and, beyond the free monthly allowance, for the assistant's answers. They never expire and are not refunded in money. Credits for work that failed are given back.",
        },
        {
          heading: "Your content",
          text: "What you write and what is generated for you is yours. You may use it for your business. You may not use Marquee to break the law or to harm others.",
        },
        {
          heading: "Your account",
          text: "Keep your password to yourself and your details correct. We may suspend an account that endangers others, and will say why.",
        },
      ]}
    />
  );
}
