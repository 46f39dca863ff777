import type { User } from "@marquee/contracts/http/auth";
import { Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { focusContentIfLost } from "#lib/focus.ts";
import { paths } from "#lib/paths.ts";
import { isSingleKey } from "#lib/single-keys.ts";
import { answerProof, useProofAsked } from "#lib/step-up.ts";
import { readStored, storageKeys, writeStored } from "#lib/storage.ts";
import { lazyPart } from "#ui/lazy-part.tsx";

const TourDialog = lazyPart(async () => (await import("./tour-dialog.tsx")).TourDialog, "dialog");
const HelpDialog = lazyPart(async () => (await import("./help-dialog.tsx")).HelpDialog, "dialog");

const StepUpDialog = lazyPart(async () => (await import("../step-up-dialog.tsx")).StepUpDialog, "dialog");

export type AppDialogName = "tour" | "help";

let opened: AppDialogName | null = null;
const listeners = new Set<() => void>();

/** Opens the tour or the help from anywhere in the layout; null closes. */
export function openAppDialog(name: AppDialogName | null): void {
  opened = name;
  for (const listener of listeners) listener();
}

const tourDelayMs = 1_500;

/** The dialogs that belong to the whole app. Their code comes when one is opened. */
export function AppDialogs({ user }: { user: User }) {
  const name = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opened,
  );
  const proofAsked = useProofAsked();
  const [firstVisit] = useState(() => readStored(storageKeys.hasVisitedBefore) === null);

  const { pathname } = useLocation();
  useEffect(() => {
    // Whoever came for a page of their own sees that page; the tour waits for the dashboard.
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
      // Whoever waits for the dialog must not wait for a page that is gone.
      answerProof(false);
    };
  }, []);

  function close(): void {
    openAppDialog(null);
    // What opened by itself has nothing to give focus back to.
    requestAnimationFrame(focusContentIfLost);
  }

  return (
    <Suspense fallback={null}>
      {name === "tour" && <TourDialog user={user} onClose={close} />}
      {proofAsked && <StepUpDialog user={user} />}
      {name === "help" && <HelpDialog onClose={close} />}
    </Suspense>
  );
}
