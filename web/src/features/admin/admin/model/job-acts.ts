import type { AdminJob } from "@marquee/contracts/admin/system";
import { jobKinds } from "@marquee/contracts/credits/job-kinds";
import type { BadgeTone } from "#ui/badge.tsx";

export const jobTones: Record<AdminJob["status"], BadgeTone> = {
  queued: "lamp",
  running: "info",
  completed: "success",
  failed: "danger",
  cancelled: "neutral",
};

const isOpen = ({ status }: AdminJob) => status === "queued" || status === "running";

/** Only failed campaigns can be ordered again, once; a failed reply is retried by the user who asked. */
export const canBeOrderedAgain = ({ kind, status, retriedAs }: AdminJob): boolean =>
  jobKinds[kind].retriable && status === "failed" && retriedAs === null;

export const isRetriable = (job: AdminJob): boolean => isOpen(job) || canBeOrderedAgain(job);

/** A job that failed or was stopped has given its credits back already. */
export const isRefundable = ({ status }: AdminJob): boolean => status !== "failed" && status !== "cancelled";
