import { sweepJobs } from "@marquee/core/jobs/sweep-jobs";
import { liveChannel, liveCore, liveQueue } from "../runtime/deps.ts";
import { log } from "../runtime/logger.ts";
import { count, publishMetrics } from "../runtime/metrics.ts";

const sweeper = { core: liveCore(), queue: liveQueue(), channel: liveChannel() };

/** Each minute: heals lost sends and dead workers, gives back what was abandoned. */
export const handler = async (): Promise<void> => {
  const report = await sweepJobs(sweeper);
  count("JobsResent", report.resent);
  count("JobsReleased", report.released);
  publishMetrics();
  log.info("sweep", { ...report });
};
