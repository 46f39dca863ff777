import type { OperationId } from "@marquee/contracts/operations";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { currentUserQuery } from "#account/get-current-user.ts";
import { currentUserKey } from "#api/session.ts";
import { invalidate } from "../api/query.ts";

// One object to tell and to hear: a channel leaves out only the very object that tells, not the others of its tab.
const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("marquee-changes");

/** Tells the browser's other tabs, and not this one, that the answers of these operations have changed. */
export function tellOtherTabs(...operations: OperationId[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, not a window
  channel?.postMessage(operations);
}

/** Applies changes announced by other tabs, such as who is signed in. */
export function OtherTabs(): null {
  const client = useQueryClient();
  useEffect(() => {
    if (!channel) return;
    const hear = ({ data }: MessageEvent<OperationId[]>) => {
      void invalidate(client, ...data);
      // The sign-in page shows the user but does not ask for one, so invalidating alone would fetch nothing there.
      if (data.includes("getCurrentUser") && client.getQueryState(currentUserKey))
        void client.prefetchQuery(currentUserQuery);
    };
    channel.addEventListener("message", hear);
    return () => channel.removeEventListener("message", hear);
  }, [client]);
  return null;
}
