import type { JobMessage } from "@marquee/contracts/jobs";

/** Rings the bell of a job. The job row is the truth: a message may be lost or doubled without harm. */
export interface JobQueue {
  /** @throws Error when the queue did not take it; callers may ignore that, the sweeper sends again */
  send(message: JobMessage): Promise<void>;
}
