import type { User } from "@marquee/contracts/account/auth";
import { Suspense, useEffect } from "react";
import { answerStepUp, useStepUpAsked } from "#api/step-up.ts";
import { cameByItself, openAppDialog, useAppDialog } from "#browser/app-dialog.ts";
import { meantKey } from "#browser/meant-key.ts";
import { isSingleKey } from "#browser/single-keys.ts";
import { Opening } from "#features/home/onboarding/components/opening.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { HelpDialog } from "./help-dialog.tsx";

const NewcomerDialog = lazyPart(
  async () => (await import("#features/home/onboarding/components/newcomer-dialog.tsx")).NewcomerDialog,
  "dialog",
);

const StepUpDialog = lazyPart(async () => (await import("../step-up-dialog.tsx")).StepUpDialog, "dialog");

/** The app-wide dialogs. Their code is loaded when one is opened. */
export function AppDialogs({ user }: { user: User }) {
  const name = useAppDialog();
  const proofAsked = useStepUpAsked();

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
      {/* It's the admin's own progress, and another's pages. */}
      {!user.through?.viewing && <Opening />}
      <Suspense fallback={null}>
        {name !== null && name !== "help" && (
          <NewcomerDialog name={name} user={user} byItself={cameByItself()} onClose={close} />
        )}
        {proofAsked && <StepUpDialog user={user} />}
        {name === "help" && <HelpDialog onClose={close} />}
      </Suspense>
    </>
  );
}
