import type { OperationId } from "@marquee/contracts/operations";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { invalidate } from "./query.ts";

const channelName = "marquee-changes";

/** Tells the browser's other tabs that the answers of these operations have changed. */
export function tellOtherTabs(...operations: OperationId[]): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, not a window
  channel.postMessage(operations);
  channel.close();
}

/** Applies changes announced by other tabs. */
export function useOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<OperationId[]>) => void invalidate(client, ...data);
    return () => channel.close();
  }, [client]);
}
