import type { JobQueue } from "@marquee/adapters/queue/port";
import { durations } from "@marquee/contracts/durations";
import { jobAttemptsMax } from "@marquee/contracts/limits";
import type { Item, Key } from "@marquee/table/table";
import { UnreadableRow } from "../../rows/codec.ts";
import { type DueReport, lookAgainAt, nothingDue, workDueRows } from "../../rows/due-rows.ts";
import { shardsOf } from "../../rows/lists.ts";
import { readOr } from "../../rows/paging.ts";
import { grantList } from "../credits/balance.item.ts";
import { sweepGrant } from "../credits/sweep-grant.ts";
import { abandonHeldJob, abandonJob } from "./abandon-job.ts";
import { isOpen, readHeldJob, readJob, sweepShards } from "./job.item.ts";
import type { JobEngine } from "./job-hooks.ts";
import { jobMessage } from "./jobs.ts";

export interface Sweeper extends JobEngine {
  queue: JobQueue;
}

/** What one sweep did, for its log line and metrics. */
export interface SweepReport extends DueReport {
  resent: number;
  released: number;
}

/** Users whose rows are processed in parallel, per shard. */
const usersAtOnce = 8;

/**
 * Processes every due open job: sends its message again, or gives its credits back if its deadline has passed or its
 * attempts are used up and no worker holds it. The shards run in parallel until nothing is due or `untilMs` (epoch) is
 * reached. A job that can't be read or whose message can't be sent is counted and postponed, and blocks no other.
 * Beside them, granted credits whose time comes expire.
 */
export async function sweepJobs(sweeper: Sweeper, untilMs: number): Promise<SweepReport> {
  const report: SweepReport = { ...nothingDue(), resent: 0, released: 0 };
  const work = { untilMs, atOnce: usersAtOnce, againAfterMs: durations.sweepAfterSeconds * 1_000 };
  const { core, channel } = sweeper;
  const sweep = (shards: readonly string[], look: (key: Key) => Promise<void>) =>
    shards.map((shard) => workDueRows(core, shard, { ...work, look }, report));
  await Promise.all([
    ...sweep(sweepShards, (key) => sweepJob(sweeper, key, report)),
    ...sweep(shardsOf(grantList), (key) => sweepGrant(core, channel, key)),
  ]);
  return report;
}

async function sweepJob(sweeper: Sweeper, key: Key, report: SweepReport): Promise<void> {
  const { core, queue } = sweeper;
  const row = await core.table.get(key);
  if (!row) return;
  const nowMs = core.clock.now();
  const job = readOr(row, readJob);
  if (!job) return sweepUnreadable(sweeper, row, report);
  if (!isOpen(job) || job.leaseUntilMs > nowMs) return;
  if (nowMs >= job.deadlineAtMs || job.attempt >= jobAttemptsMax) {
    if (await abandonJob(sweeper, job, tooLong)) report.released += 1;
    return;
  }
  // Before the send: if that fails, the job is due again after those that have waited longer.
  await lookAgainAt(core, key, nowMs + durations.sweepAfterSeconds * 1_000);
  await queue.send(jobMessage(job));
  report.resent += 1;
}

/** No worker can take an unreadable job: past its deadline, its credits are given back using the readable fields. */
async function sweepUnreadable(sweeper: Sweeper, row: Item, report: SweepReport): Promise<void> {
  const nowMs = sweeper.core.clock.now();
  const held = readOr(row, readHeldJob);
  if (held && nowMs >= held.deadlineAtMs && held.leaseUntilMs <= nowMs) {
    if (await abandonHeldJob(sweeper, held, tooLong)) report.released += 1;
  }
  throw new UnreadableRow("A job does not fit its shape");
}

const tooLong = {
  code: "unavailable",
  message: "This took too long, so we stopped it and returned your credits.",
} as const;
