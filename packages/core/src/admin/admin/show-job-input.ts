import type { JobInput } from "@marquee/contracts/admin/accounts";
import { AppError } from "@marquee/contracts/errors";
import { messageKey, readMessage } from "../../chat/chat/message.item.ts";
import type { Core } from "../../core.ts";
import { aboutJob, type Job } from "../../credits/jobs/job.item.ts";
import { findJob } from "../../credits/jobs/jobs.ts";
import { type Admin, actAsAdmin } from "../../ground/audit/act-as-admin.ts";
import { readOr } from "../../rows/paging.ts";

/**
 * What a user wrote to order a job. It is read only once the audit log says who reads it, and why.
 * @throws AppError not_found, conflict for one's own account, forbidden
 */
export async function showJobInput(
  core: Core,
  admin: Admin,
  { userId, jobId, reason }: { userId: string; jobId: string; reason: string },
): Promise<JobInput> {
  if (userId === admin.id) {
    throw new AppError("conflict", { message: "This is your own job. Open it where you ordered it." });
  }
  const job = await findJob(core, userId, jobId);
  if (!job) throw new AppError("not_found");
  await actAsAdmin(core, admin, { action: "showJobInput", ...aboutJob(job), reason }, []);
  return job.input ? orderOf(job.input, job.parent) : { text: await questionOf(core, job), details: {} };
}

function orderOf({ prompt, ...details }: NonNullable<Job["input"]>, parent: Job["parent"]): JobInput {
  return {
    text: prompt,
    details: { ...details, ...(parent && { refinement: parent.refinement, words: parent.words ?? null }) },
  };
}

/** The message that a reply answers; null once its conversation was deleted. */
async function questionOf(core: Core, { userId, messageId }: Job): Promise<string | null> {
  const row = messageId === null ? undefined : await core.table.get(messageKey(userId, messageId));
  return (row && readOr(row, readMessage)?.content) ?? null;
}
