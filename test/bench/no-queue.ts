import type { JobQueue } from "@marquee/adapters/queue/port";

/** Takes the place of the queue adapter in the bundle of G1, which ends at the commit. */
export function sqsJobQueue(): JobQueue {
  return { send: async () => undefined };
}
