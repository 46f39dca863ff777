import type { User } from "@marquee/contracts/account/auth";
import { PartnerWelcome } from "./partner-welcome.tsx";
import { TourDialog } from "./tour-dialog.tsx";
import { WelcomeDialog } from "./welcome-dialog.tsx";
import { WizardDialog } from "./wizard-dialog.tsx";

/** What a newcomer is shown: the welcome, the wizard or the tour. Their code loads when one of them opens. */
export function NewcomerDialog(props: {
  name: "tour" | "welcome" | "wizard";
  user: User;
  /** Whether it opened automatically. */
  byItself: boolean;
  onClose: () => void;
}) {
  const { name, byItself, ...given } = props;
  if (name === "tour") return <TourDialog {...given} byItself={byItself} />;
  if (name === "wizard") return <WizardDialog {...given} />;
  return given.user.isPartner ? <PartnerWelcome {...given} /> : <WelcomeDialog {...given} />;
}
