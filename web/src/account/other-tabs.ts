import type { OperationId } from "@marquee/contracts/operations";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { currentUserQuery } from "#account/get-current-user.ts";
import { currentUserKey } from "#api/session.ts";
import { invalidate } from "../api/query.ts";

const channelName = "marquee-changes";

/** Tells the browser's other tabs that the answers of these operations have changed. */
export function tellOtherTabs(...operations: OperationId[]): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, not a window
  channel.postMessage(operations);
  channel.close();
}

/** Applies changes announced by other tabs, such as who is signed in. */
export function OtherTabs(): null {
  const client = useQueryClient();
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<OperationId[]>) => {
      void invalidate(client, ...data);
      // The sign-in page shows the user but does not ask for one, so invalidating alone would fetch nothing there.
      if (data.includes("getCurrentUser") && client.getQueryState(currentUserKey))
        void client.prefetchQuery(currentUserQuery);
    };
    return () => channel.close();
  }, [client]);
  return null;
}
