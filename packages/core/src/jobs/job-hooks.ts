import type { PushChannel } from "@marquee/adapters/push/port";
import type { JobKind, jobKinds } from "@marquee/contracts/job-kinds";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../core.ts";
import type { Push } from "../realtime/push-to-user.ts";
import type { ModelOrder } from "../throttles/model-budget.ts";
import type { HeldJob, Job, OrderedJob } from "./job.item.ts";

/**
 * How a delivery ended: done, or to be delivered again after a pause. `released` counts orders that ended without a
 * result and gave their credits back.
 */
export type Delivery = { kind: "done"; released?: number } | { kind: "retry"; afterMs: number };

/** Why a job ended without a result: the catalog's word and a sentence for its user. */
export type JobFailure = NonNullable<Job["error"]>;

/** What a noun does for the jobs of its kind, so that the engine knows no kind by name. */
export interface JobHooks {
  /**
   * What ends with a job that no worker holds, such as the answer that it was to write: `writes` belong to the
   * transaction that ends the job, `tell` follows it.
   */
  onAbandon(core: Core, job: HeldJob, failure: JobFailure): Promise<Abandoned>;
  /** The same order again, at today's prices; undefined where the row does not say what was ordered. For retriable kinds. */
  orderAgain?(core: Core, failed: Job, requestId: string): Promise<NewOrder | undefined>;
}

export interface Abandoned {
  writes: readonly LabelledWrite[];
  tell(push: Push): Promise<void>;
}

/** A job to be ordered, with the most output tokens that one attempt takes of the model. */
export interface NewOrder extends Pick<ModelOrder, "attemptTokens"> {
  job: OrderedJob;
}

/** The hooks of every kind; core's job-kinds folder collects them. */
export type AllJobHooks = {
  readonly [K in JobKind]: (typeof jobKinds)[K]["retriable"] extends true
    ? Required<JobHooks>
    : JobHooks & { orderAgain?: never };
};

/** What ending a job of any kind takes. */
export interface JobEngine {
  core: Core;
  channel: PushChannel;
  hooks: AllJobHooks;
}
