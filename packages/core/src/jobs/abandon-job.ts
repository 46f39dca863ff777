import type { PushChannel } from "@marquee/adapters/push/port";
import type { LabelledWrite } from "@marquee/table/table";
import { pushFailure } from "../campaigns/run-campaign.ts";
import { messageKey, readMessage } from "../chat/message.item.ts";
import { failedReply } from "../chat/reply-message.ts";
import { readOr } from "../paging.ts";
import type { Core } from "../ports.ts";
import { pushToUser } from "../realtime/push-to-user.ts";
import type { HeldJob, Job } from "./job.item.ts";
import { releaseHeldJob, releaseJob } from "./jobs.ts";

interface Ports {
  core: Core;
  channel: PushChannel;
}
type Failure = NonNullable<Job["error"]>;
type EndingJob = Pick<Job, "id" | "userId" | "kind" | "messageId" | "replyId">;
type Release = (also: readonly LabelledWrite[]) => Promise<boolean>;

/**
 * Ends a job that no worker holds, gives its credits back and tells its user. False when there is a worker on it, or it
 * ended otherwise. `also` belongs to the same transaction.
 */
export function abandonJob(
  ports: Ports,
  job: Job,
  error: Failure,
  also: readonly LabelledWrite[] = [],
): Promise<boolean> {
  return endAndTell(ports, job, error, (writes) =>
    releaseJob(ports.core, job, { status: "failed", error, also: [...writes, ...also] }),
  );
}

/** The same for an open job whose row does not fit its shape. */
export function abandonHeldJob(ports: Ports, job: HeldJob, error: Failure): Promise<boolean> {
  return endAndTell(ports, job, error, (also) =>
    releaseHeldJob(ports.core, job, { status: "failed", error, also }),
  );
}

async function endAndTell(
  { core, channel }: Ports,
  job: EndingJob,
  error: Failure,
  release: Release,
): Promise<boolean> {
  const push = pushToUser(core, channel, job.userId);
  if (job.kind === "campaign") {
    const released = await release([]);
    if (released) await pushFailure(core, push, job, error);
    return released;
  }
  const row = job.replyId ? await core.table.get(messageKey(job.userId, job.replyId)) : undefined;
  const failed = failedReply(core, job, "failed", row && readOr(row, readMessage));
  const released = await release(failed.writes);
  if (released) await push({ type: "ai_response", data: failed.message });
  return released;
}
