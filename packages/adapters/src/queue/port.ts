import type { JobKind } from "@marquee/contracts/credits/job-kinds";
import type { JobMessage } from "@marquee/contracts/credits/jobs";

/** Starts the worker of a job. The job row is the truth: a message may be lost or duplicated without harm. */
export interface JobQueue {
  /** @throws Error when the queue did not take it; callers may ignore that, the sweeper sends again */
  send(message: JobMessage): Promise<void>;
}

export interface QueueDepth {
  name: JobKind;
  /** Messages that no worker has taken yet; an approximate number, as queues count. */
  waiting: number;
  deadLetters: number;
}

/** A message that no worker could process, without its content. */
export interface DeadMessage {
  messageId: string;
  /** Undefined if the message is not ours, or of a version that we do not know. */
  jobId: string | undefined;
  receives: number;
  sentAtMs: number;
}

/** The operations on queues for an operator. */
export interface DeadLetterDesk {
  depths(): Promise<QueueDepth[]>;
  /** Reads at most ten of a queue's dead letters, which stay in it. */
  look(queue: JobKind): Promise<DeadMessage[]>;
  /**
   * Sends a queue's dead letters to its workers again and returns how many; at most 200 per call. Unreadable messages
   * stay, since no worker could process them. Safe at any time: a message that is sent twice is processed once.
   */
  redrive(queue: JobKind): Promise<number>;
}
