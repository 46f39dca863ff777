import type { PushChannel } from "@marquee/adapters/push/port";
import type { JobKind, jobKinds } from "@marquee/contracts/credits/job-kinds";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { Need } from "../../ground/identity/access.ts";
import type { ModelOrder } from "../../ground/throttles/model-budget.ts";
import type { Push } from "../../live/realtime/push-to-user.ts";
import type { HeldJob, Job, OrderedJob } from "./job.item.ts";

/**
 * How a delivery ended: done, or to be delivered again after a delay. `released` counts orders that ended without a
 * result and had their credits given back; `reason` is why the model gave none, as in AiError; `tookMs` is how long after
 * the order its result was stored.
 */
export type Delivery = { released: number; reason?: string } & (
  | { kind: "done"; tookMs?: number }
  | { kind: "retry"; afterMs: number }
);

/** Why a job ended without a result: an error code and a sentence for its user. */
export type JobFailure = NonNullable<Job["error"]>;

/** What a kind of job implements, so that the engine knows no kind by name. */
export interface JobHooks {
  /**
   * What else ends with a job that no worker holds, such as the reply it was writing: `writes` belong to the
   * transaction that ends the job, `tell` runs after it.
   */
  onAbandon(core: Core, job: HeldJob, failure: JobFailure): Promise<Abandoned>;
  /** The same order again, at today's prices; undefined if the row lacks the order. For retriable kinds. */
  orderAgain?(core: Core, failed: Job, requestId: string): Promise<NewOrder | undefined>;
}

export interface Abandoned {
  writes: readonly LabelledWrite[];
  tell(push: Push, channel: PushChannel): Promise<void>;
}

/** A job to order, with the maximum output tokens of one attempt. */
export interface NewOrder extends Pick<ModelOrder, "attemptTokens"> {
  job: OrderedJob;
  /** What ordering it takes of whoever does. */
  need: Need;
}

/** The hooks of every kind; collected in core's job-kinds folder. */
export type AllJobHooks = {
  readonly [K in JobKind]: (typeof jobKinds)[K]["retriable"] extends true
    ? Required<JobHooks>
    : JobHooks & { orderAgain?: never };
};

/** What the engine needs to end a job of any kind. */
export interface JobEngine {
  core: Core;
  channel: PushChannel;
  hooks: AllJobHooks;
}
