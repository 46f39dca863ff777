import type { JobKind } from "@marquee/contracts/job-kinds";
import type { JobMessage } from "@marquee/contracts/jobs";

/** Wakes the worker of a job. The job row is the truth: a message may be lost or doubled without harm. */
export interface JobQueue {
  /** @throws Error when the queue did not take it; callers may ignore that, the sweeper sends again */
  send(message: JobMessage): Promise<void>;
}

export interface QueueDepth {
  name: JobKind;
  /** Messages that no worker has yet; about right, as queues count. */
  waiting: number;
  deadLetters: number;
}

/** A message that no worker could take, without its content. */
export interface DeadMessage {
  messageId: string;
  /** Undefined where the message is none of ours, or of a version that we do not know. */
  jobId: string | undefined;
  receives: number;
  sentAtMs: number;
}

/** What an operator does with queues. */
export interface DeadLetterDesk {
  depths(): Promise<QueueDepth[]>;
  /** At most ten of a queue; they stay where they are. */
  look(queue: JobKind): Promise<DeadMessage[]>;
  /**
   * Sends a queue's dead letters to its workers again and answers how many; at most 200 a call. What cannot be read
   * stays, since no worker could take it. Safe at any time: a message that is sent twice is worked once.
   */
  redrive(queue: JobKind): Promise<number>;
}
