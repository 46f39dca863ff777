import type { LabelledWrite } from "@marquee/table/table";
import { pushToUser } from "../../live/realtime/push-to-user.ts";
import type { HeldJob, Job } from "./job.item.ts";
import type { JobEngine, JobFailure } from "./job-hooks.ts";
import { releaseHeldJob, releaseJob } from "./jobs.ts";

type Release = (also: readonly LabelledWrite[]) => Promise<boolean>;

/**
 * Ends a job that no worker holds, gives its credits back and notifies its user. False if a worker holds it, or it has
 * ended otherwise. `also` belongs to the same transaction.
 */
export function abandonJob(
  engine: JobEngine,
  job: Job,
  error: JobFailure,
  also: readonly LabelledWrite[] = [],
): Promise<boolean> {
  return endAndTell(engine, job, error, (writes) =>
    releaseJob(engine.core, job, { status: "failed", error, also: [...writes, ...also] }),
  );
}

/** The same for an open job whose row does not fit its shape. */
export function abandonHeldJob(engine: JobEngine, job: HeldJob, error: JobFailure): Promise<boolean> {
  return endAndTell(engine, job, error, (also) =>
    releaseHeldJob(engine.core, job, { status: "failed", error, also }),
  );
}

async function endAndTell(
  { core, channel, hooks }: JobEngine,
  job: HeldJob,
  error: JobFailure,
  release: Release,
): Promise<boolean> {
  const { writes, tell } = await hooks[job.kind].onAbandon(core, job, error);
  const released = await release(writes);
  if (released) await tell(pushToUser(core, channel, job.userId), channel);
  return released;
}
