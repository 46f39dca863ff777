import { durations } from "@marquee/contracts/limits";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { copy } from "#lib/error-copy.ts";
import { lastAnswerMs } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";
import { closeToastOf, toast } from "#lib/toast.ts";

const lookMs = 15_000;
const warnBeforeMs = 2 * 60_000;
const toastKey = "session-idle";

/** Warns before a session ends for want of use, while it can still be kept (WCAG 2.2.1). */
export function useSessionWatch(): void {
  const client = useQueryClient();
  useEffect(() => {
    let warned = false;
    const timer = setInterval(() => {
      const idleMs = Date.now() - lastAnswerMs();
      const due = idleMs > durations.sessionIdleSeconds * 1_000 - warnBeforeMs;
      if (due && !warned)
        toast(copy.auth.sessionIdle(toastKey, () => void invalidate(client, "getCurrentUser")));
      if (!due && warned) closeToastOf(toastKey);
      warned = due;
    }, lookMs);
    return () => clearInterval(timer);
  }, [client]);
}
