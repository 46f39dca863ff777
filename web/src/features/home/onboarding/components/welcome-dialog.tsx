import type { User } from "@marquee/contracts/account/auth";
import { useState } from "react";
import { openAppDialog } from "#browser/app-dialog.ts";
import { firstName } from "#format/first-name.ts";
import { useNoteOnboarding } from "../api/update-onboarding.ts";
import { ClientWelcome } from "./client-welcome.tsx";

/** A newcomer's welcome; the wizard follows once. */
export function WelcomeDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const note = useNoteOnboarding();
  const [isReopened] = useState(user.onboarding.welcomed);

  function dismiss(): void {
    onClose();
    void note({ welcomed: true });
    if (!isReopened && user.onboarding.wizard === null) openAppDialog("wizard");
  }

  return <ClientWelcome firstName={firstName(user.name)} userRole={user.role} onClose={dismiss} />;
}
