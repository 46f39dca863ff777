import type { RetryOutcome } from "@marquee/contracts/admin/system";
import { AppError } from "@marquee/contracts/errors";
import type { Admin } from "../../ground/audit/act-as-admin.ts";
import { type RetryOrder, retryJob } from "./retry-job.ts";

/** The jobs to retry; the rest is the same for each. */
export interface RetryOrders extends Omit<RetryOrder, "userId" | "jobId"> {
  jobs: readonly { id: string; userId: string }[];
}

/**
 * Retries each named job as retryJob does and tells how each went, in the same order; other jobs are not touched.
 * One that cannot be retried does not keep the next from it. A repeat charges nothing.
 * @throws AppError forbidden for a former admin
 */
export async function retryJobs(
  to: Parameters<typeof retryJob>[0],
  admin: Admin,
  { jobs, ...order }: RetryOrders,
): Promise<RetryOutcome[]> {
  const outcomes: RetryOutcome[] = [];
  // One after another: jobs of one user change the same balance.
  for (const { id, userId } of jobs) {
    try {
      outcomes.push({ id, job: await retryJob(to, admin, { ...order, userId, jobId: id }), error: null });
    } catch (error) {
      if (!(error instanceof AppError) || error.code === "forbidden") throw error;
      outcomes.push({ id, job: null, error: { code: error.code, message: error.message } });
    }
  }
  return outcomes;
}
