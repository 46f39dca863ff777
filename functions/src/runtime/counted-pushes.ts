import type { PushChannel } from "@marquee/adapters/push/port";
import { reportError } from "./failures.ts";
import { currentInvocation } from "./invocation.ts";

/** Counts a channel's frames: sent ones for the invocation's last log line, failed ones for an alarm. */
export function countedPushes(channel: PushChannel): PushChannel {
  return {
    close: (connectionId) => channel.close(connectionId),
    async send(connectionId, data) {
      const sent = await channel.send(connectionId, data);
      const invocation = currentInvocation();
      if (invocation && sent === "sent") invocation.pushed += 1;
      return sent;
    },
    pushFailed: (error) => reportError("PushesFailed", "push failed", error),
  };
}
