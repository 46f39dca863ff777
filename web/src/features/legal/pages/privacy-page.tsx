import { LegalPage } from "../components/legal-page.tsx";

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      sections={[
        {
          heading: "What is kept",
          text: "Your account details, your conversations with Morgan, your campaigns, and a ledger of credits and payments. Passwords are stored only as hashes; card details never reach Marquee.",
        },
        {
          heading: "What it is used for",
          text: "To do what you ask for. Your prompts and messages are sent to the AI model that answers them, and to nobody else. There is no advertising and no tracking by third parties.",
        },
        {
          heading: "In your browser",
          text: "One cookie keeps you signed in, one remembers the sidebar. Your theme, notifications and drafts stay on your device and go when you log out.",
        },
        {
          heading: "Your rights",
          text: "You can ask for a copy of what is held about you, have it corrected, or have it deleted. Contact the administrator of your workspace or Marquee support.",
        },
      ]}
    />
  );
}
