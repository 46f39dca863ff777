import { sentence } from "@marquee/contracts/text/sentence";
import { failure, sessionEndedKey, success, type ToastMessage } from "#toasts/toast.ts";

/** Toasts about the session, wherever it ends. */
export const toasts = {
  loggedOut: success("Logged out successfully", "You have been securely logged out."),
  logoutFailed: failure("Logout failed"),
  sessionEnded: (): ToastMessage => ({
    title: "You were signed out",
    description: "Your session expired. Sign in to pick up where you left off.",
    durationMs: null,
    key: sessionEndedKey,
  }),
  sessionIdle: (minutes: number, key: string, stay: () => void): ToastMessage => ({
    title: "Are you still there?",
    description: sentence`You'll be signed out in ${minutes} minutes due to inactivity.`,
    durationMs: null,
    key,
    action: { label: "Stay signed in", run: stay },
  }),
} as const;
