import type { User } from "@marquee/contracts/http/auth";
import { Suspense, useEffect } from "react";
import { answerStepUp, useStepUpAsked } from "#account/step-up.ts";
import { cameByItself, openAppDialog, useAppDialog } from "#browser/app-dialog.ts";
import { meantKey } from "#browser/meant-key.ts";
import { isSingleKey } from "#browser/single-keys.ts";
import { useIdle } from "#browser/use-idle.ts";
import { LoadBoundary, lazyPart, retriable } from "#ui/lazy-part.tsx";

const TourDialog = lazyPart(
  async () => (await import("#features/onboarding/components/tour-dialog.tsx")).TourDialog,
  "dialog",
);
const WelcomeDialog = lazyPart(
  async () => (await import("#features/onboarding/components/welcome-dialog.tsx")).WelcomeDialog,
  "dialog",
);
const PartnerWelcome = lazyPart(
  async () => (await import("#features/onboarding/components/partner-welcome.tsx")).PartnerWelcome,
  "dialog",
);
const WizardDialog = lazyPart(
  async () => (await import("#features/onboarding/components/wizard-dialog.tsx")).WizardDialog,
  "dialog",
);
const HelpDialog = lazyPart(async () => (await import("./help-dialog.tsx")).HelpDialog, "dialog");

const StepUpDialog = lazyPart(async () => (await import("../step-up-dialog.tsx")).StepUpDialog, "dialog");

/** Automatic dialogs wait for the page. If their code cannot be loaded, they open another time. */
const Opening = retriable(async () => (await import("#features/onboarding/components/opening.tsx")).Opening);

/** The app-wide dialogs. Their code is loaded when one is opened. */
export function AppDialogs({ user }: { user: User }) {
  const name = useAppDialog();
  const proofAsked = useStepUpAsked();
  const isIdle = useIdle();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isSingleKey(event, "?")) openAppDialog("help");
      // A tooltip that covers something can be dismissed without moving the pointer.
      if (meantKey(event) === "Escape") document.documentElement.dataset.tips = "off";
    };
    const onMove = () => delete document.documentElement.dataset.tips;
    addEventListener("keydown", onKey);
    addEventListener("pointerover", onMove);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerover", onMove);
      openAppDialog(null);
      // A caller waiting for the dialog must not wait for a page that is gone.
      answerStepUp(false);
    };
  }, []);

  const close = () => openAppDialog(null);

  return (
    <>
      <LoadBoundary failed={() => null}>
        <Suspense fallback={null}>{isIdle && <Opening />}</Suspense>
      </LoadBoundary>
      <Suspense fallback={null}>
        {name === "tour" && <TourDialog user={user} byItself={cameByItself()} onClose={close} />}
        {name === "welcome" &&
          (user.isPartner ? (
            <PartnerWelcome user={user} onClose={close} />
          ) : (
            <WelcomeDialog user={user} onClose={close} />
          ))}
        {name === "wizard" && <WizardDialog user={user} onClose={close} />}
        {proofAsked && <StepUpDialog user={user} />}
        {name === "help" && <HelpDialog onClose={close} />}
      </Suspense>
    </>
  );
}
