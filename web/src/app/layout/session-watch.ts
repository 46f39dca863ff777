import { durations } from "@marquee/contracts/durations";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isUnauthenticated, lastAnswerMs } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toasts } from "#api/toasts.ts";
import { now } from "#browser/clock.ts";
import { readStored, writeStored } from "#browser/storage.ts";
import { getPreferencesQuietly } from "#features/account/settings/api/get-preferences.ts";
import { closeToastOf, sessionEndedKey, toast } from "#toasts/toast.ts";

const checkEveryMs = 15_000;
const endMs = durations.sessionIdleSeconds * 1_000;
const warnBeforeMs = 2 * 60_000;
const toastKey = "session-idle";
const storageKey = "marquee-active-at";

/** When a person last did something in any tab of this browser; the tabs share one session. */
function lastActiveMs(): number {
  const here = lastAnswerMs();
  const anywhere = Number(readStored(storageKey) ?? 0);
  if (here > anywhere) writeStored(storageKey, String(here));
  return Math.max(here, anywhere);
}

/** Warns before an idle session ends, while it can still be kept (WCAG 2.2.1), and signs out when it has ended. */
export function SessionWatch(): null {
  const client = useQueryClient();
  useEffect(() => {
    // The user has signed in again.
    closeToastOf(sessionEndedKey);
    let warned = false;
    let asked = false;
    const idleMs = () => now() - lastActiveMs();
    const isDue = () => idleMs() >= endMs - warnBeforeMs;

    function leave(): void {
      void invalidate(client, "getCurrentUser");
      toast(toasts.sessionEnded());
    }

    /** Whether the session ends when idle; if unknown, assume that it does. */
    async function timesOut(): Promise<boolean> {
      try {
        return (await getPreferencesQuietly()).security.sessionTimeout;
      } catch (error) {
        // The session has ended: nobody should go on reading what is on screen.
        if (isUnauthenticated(error)) leave();
        return true;
      }
    }

    async function warn(): Promise<void> {
      if (!(await timesOut()) || !warned || !isDue()) return;
      toast(
        toasts.sessionIdle(warnBeforeMs / 60_000, toastKey, () => void invalidate(client, "getCurrentUser")),
      );
    }

    const timer = setInterval(() => {
      const due = isDue();
      if (due && !warned) void warn();
      if (!due && warned) closeToastOf(toastKey);
      warned = due;
      const ended = idleMs() >= endMs;
      if (ended && !asked) void timesOut();
      asked = ended;
    }, checkEveryMs);
    return () => {
      warned = false;
      clearInterval(timer);
      closeToastOf(toastKey);
    };
  }, [client]);
  return null;
}
