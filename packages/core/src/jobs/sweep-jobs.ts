import type { PushChannel } from "@marquee/adapters/push/port";
import type { JobQueue } from "@marquee/adapters/queue/port";
import { type JobMessage, messageVersion } from "@marquee/contracts/jobs";
import { durations, jobAttemptsMax } from "@marquee/contracts/limits";
import { attribute } from "@marquee/table/condition";
import { ConditionRefused, type LabelledWrite } from "@marquee/table/table";
import { pushFailure } from "../campaigns/run-campaign.ts";
import { messageKey, readMessage } from "../chat/message.item.ts";
import { failedReply } from "../chat/reply-message.ts";
import { type Core, isoTime } from "../ports.ts";
import { pushToUser } from "../realtime/push-to-user.ts";
import { isOpen, type Job, jobKey, readJob, sweepShards } from "./job.item.ts";
import { releaseJob } from "./jobs.ts";

export interface Sweeper {
  core: Core;
  queue: JobQueue;
  channel: PushChannel;
}

/** What one sweep did, for its log line and metrics. */
export interface SweepReport {
  looked: number;
  resent: number;
  released: number;
}

const perShard = 100;

/**
 * Looks at every open job whose time has come: rings its bell again, or gives its credits back when its deadline or its
 * attempts are used up and no worker holds it. The index only suggests; the job row decides (promises.md 4.3).
 */
export async function sweepJobs(sweeper: Sweeper): Promise<SweepReport> {
  const report: SweepReport = { looked: 0, resent: 0, released: 0 };
  for (const shard of sweepShards) {
    const due = await sweeper.core.table.query({
      index: "sweep",
      pk: shard,
      sk: { atMost: isoTime(sweeper.core.clock.now()) },
      limit: perShard,
    });
    for (const { pk, sk } of due.items) {
      report.looked += 1;
      const row = await sweeper.core.table.get({ pk, sk });
      const did = row ? await sweepJob(sweeper, readJob(row)) : "nothing";
      if (did !== "nothing") report[did] += 1;
    }
  }
  return report;
}

async function sweepJob(sweeper: Sweeper, job: Job): Promise<"nothing" | "resent" | "released"> {
  const nowMs = sweeper.core.clock.now();
  if (!isOpen(job) || job.leaseUntilMs > nowMs) return "nothing";
  if (nowMs >= job.deadlineAtMs || job.attempt >= jobAttemptsMax) {
    return (await abandonJob(sweeper, job, tooLong)) ? "released" : "nothing";
  }
  await lookAgainLater(sweeper.core, job);
  await sweeper.queue.send(doorbell(job));
  return "resent";
}

const tooLong = {
  code: "unavailable",
  message: "This took too long and was stopped. Your credits were returned.",
} as const;

/**
 * Ends a job that no worker holds, gives its credits back and tells its user. False when there is a worker on it, or it
 * ended otherwise. `also` belongs to the same transaction.
 */
export async function abandonJob(
  { core, channel }: Pick<Sweeper, "core" | "channel">,
  job: Job,
  error: NonNullable<Job["error"]>,
  also: readonly LabelledWrite[] = [],
): Promise<boolean> {
  const push = pushToUser(core, channel, job.userId);
  if (job.kind === "campaign") {
    const released = await releaseJob(core, job, { status: "failed", error, also });
    if (released) await pushFailure(core, push, job, error);
    return released;
  }
  const row = job.replyId ? await core.table.get(messageKey(job.userId, job.replyId)) : undefined;
  const partial = row ? readMessage(row) : undefined;
  const failed = failedReply(core, job, "failed", partial);
  const writes = [...failed.writes, ...also];
  const released = await releaseJob(core, job, { status: "failed", error, also: writes });
  if (released) await push({ type: "ai_response", data: failed.message });
  return released;
}

/** The message that brings a worker to a job. */
export function doorbell({ id, kind, userId, requestId }: Job): JobMessage {
  return { v: messageVersion, kind, jobId: id, userId, requestId };
}

async function lookAgainLater(core: Core, job: Job): Promise<void> {
  const sweepAt = isoTime(core.clock.now() + durations.sweepAfterSeconds * 1_000);
  try {
    await core.table.write({
      op: "update",
      key: jobKey(job.userId, job.id),
      set: { sweepAt },
      when: attribute("sweepAt").isPresent,
    });
  } catch (error) {
    // Settled meanwhile: nobody needs to look at it again.
    if (!(error instanceof ConditionRefused)) throw error;
  }
}
