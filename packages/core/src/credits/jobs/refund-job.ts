import type { AdminJob } from "@marquee/contracts/admin/system";
import { AppError } from "@marquee/contracts/errors";
import { TransactionRefused } from "@marquee/table/table";
import { type Admin, actAsAdmin, adminWrites, toForbidden } from "../../ground/audit/act-as-admin.ts";
import { retried } from "../../retried.ts";
import { movingCredits } from "../credits/end-grant.ts";
import { aloneWrites, isAloneOvertaken } from "../credits/given-alone.ts";
import { adjustmentWrites, paidFor } from "../credits/ledger.ts";
import { spendingReturn } from "../credits/spending.ts";
import { abandonJob } from "./abandon-job.ts";
import { aboutJob, isOpen, type Job, payerOfJob } from "./job.item.ts";
import type { JobEngine } from "./job-hooks.ts";
import { findJob, paidJob } from "./jobs.ts";
import { jobForAdmin } from "./list-jobs.ts";
import { tellPayer } from "./tell-payer.ts";

const stopped = {
  code: "unavailable",
  message: "Our team stopped this job and returned your credits.",
} as const;

/**
 * Gives a job's credits back and notifies its user: an open job is ended, a finished job's charge is booked back. Each
 * happens only once, and an open job is never taken from its worker. Credits that are booked back count toward what one
 * admin may give alone in 24 hours.
 * @throws AppError not_found, conflict for one's own job and at the day's limit of credits, invalid_transition if nothing
 *   is left to give back or a worker holds it, forbidden
 */
export async function refundJob(
  engine: JobEngine,
  admin: Admin,
  { userId, jobId, reason }: { userId: string; jobId: string; reason: string },
): Promise<AdminJob> {
  const { core } = engine;
  const job = userId === admin.id ? undefined : await findJob(core, userId, jobId);
  if (userId === admin.id || (job && payerOfJob(job) === admin.id)) {
    throw new AppError("conflict", { message: "You can't refund your own job. Ask another admin." });
  }
  if (!job) throw new AppError("not_found");
  if (isOpen(job)) await endOpen(engine, admin, job, reason);
  else await bookBack(engine, admin, job, reason);
  return jobForAdmin(core, (await findJob(core, userId, jobId)) ?? job);
}

async function endOpen(engine: JobEngine, admin: Admin, job: Job, reason: string): Promise<void> {
  const note = { action: "refundJob", ...aboutJob(job), reason, after: { returnedCredits: job.costCredits } };
  const ended = await abandonJob(engine, job, stopped, adminWrites(engine.core, admin, note)).catch(
    (error: unknown) => {
      throw toForbidden(error);
    },
  );
  if (!ended) {
    throw new AppError("invalid_transition", {
      message: "This job is running right now. Try again when it's done.",
    });
  }
}

async function bookBack({ core, channel }: JobEngine, admin: Admin, job: Job, reason: string): Promise<void> {
  const payerId = payerOfJob(job);
  const amount = job.chargedCredits ?? 0;
  if (job.status !== "completed" || amount === 0) {
    throw new AppError("invalid_transition", { message: "This job wasn't charged." });
  }
  const note = { action: "refundJob", ...aboutJob(job), reason, after: { returnedCredits: amount } };
  const paid = paidJob(job);
  const description = `Returned: ${paidFor(paid)}`;
  const booking = {
    id: `refund#${job.id}`,
    userId: payerId,
    clientId: paid.clientId,
    actorId: admin.id,
    amount,
    description,
  };
  const book = async () => {
    const alone = await aloneWrites(core, admin.id, payerId, amount);
    if (!alone) {
      throw new AppError("conflict", {
        message: "You've reached the credits one admin can give in 24 hours. Request an adjustment instead.",
      });
    }
    try {
      const writes = [
        ...adjustmentWrites(booking, core.clock.now()),
        ...spendingReturn(paid, amount),
        ...alone,
      ];
      await movingCredits(core, payerId, () => actAsAdmin(core, admin, note, writes));
    } catch (error) {
      if (!(error instanceof TransactionRefused) || error.label !== "ledger") throw error;
      throw new AppError("invalid_transition", { message: "This job's credits have already been returned." });
    }
  };
  await retried(core, book, isAloneOvertaken);
  return tellPayer(core, channel, job);
}
