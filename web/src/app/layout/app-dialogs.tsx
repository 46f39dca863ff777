import type { User } from "@marquee/contracts/http/auth";
import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { answerProof, useProofAsked } from "#account/step-up.ts";
import { openAppDialog, useAppDialog } from "#browser/app-dialog.ts";
import { isSingleKey } from "#browser/single-keys.ts";
import { readStored, storageKeys, writeStored } from "#browser/storage.ts";
import { paths } from "#routing/paths.ts";
import { lazyPart } from "#ui/lazy-part.tsx";

const TourDialog = lazyPart(async () => (await import("./tour-dialog.tsx")).TourDialog, "dialog");
const HelpDialog = lazyPart(async () => (await import("./help-dialog.tsx")).HelpDialog, "dialog");

const StepUpDialog = lazyPart(async () => (await import("../step-up-dialog.tsx")).StepUpDialog, "dialog");

const tourDelayMs = 1_500;

/** The dialogs that belong to the whole app. Their code comes when one is opened. */
export function AppDialogs({ user }: { user: User }) {
  const name = useAppDialog();
  const proofAsked = useProofAsked();
  const [firstVisit] = useState(() => readStored(storageKeys.hasVisitedBefore) === null);

  const { pathname } = useLocation();
  useEffect(() => {
    // A user who opened another page sees that page; the tour waits for the dashboard.
    if (pathname !== paths.dashboard) return;
    if (!firstVisit || readStored(storageKeys.hasVisitedBefore) !== null) return;
    const timer = setTimeout(() => {
      writeStored(storageKeys.hasVisitedBefore, "true");
      openAppDialog("tour");
    }, tourDelayMs);
    return () => clearTimeout(timer);
  }, [firstVisit, pathname]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isSingleKey(event, "?")) openAppDialog("help");
      // A tip that covers something can be put away without moving the pointer.
      if (event.key === "Escape") document.documentElement.dataset.tips = "off";
    };
    const onMove = () => delete document.documentElement.dataset.tips;
    addEventListener("keydown", onKey);
    addEventListener("pointerover", onMove);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerover", onMove);
      openAppDialog(null);
      // A caller that waits for the dialog must not wait for a page that is gone.
      answerProof(false);
    };
  }, []);

  const close = () => openAppDialog(null);

  return (
    <Suspense fallback={null}>
      {name === "tour" && <TourDialog user={user} onClose={close} />}
      {proofAsked && <StepUpDialog user={user} />}
      {name === "help" && <HelpDialog onClose={close} />}
    </Suspense>
  );
}
