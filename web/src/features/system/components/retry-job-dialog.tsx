import type { AdminJob } from "@marquee/contracts/http/system";
import { copy } from "#lib/error-copy.ts";
import { toast } from "#lib/toast.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useRetryJob } from "../api/retry-job.ts";
import { retryJobDialog as strings } from "../copy.ts";

/** Asks before a job is sent again. */
export function RetryJobDialog({ job, onClose }: { job: AdminJob; onClose: () => void }) {
  const retry = useRetryJob();
  return (
    <ConfirmDialog
      title={strings.retryThisJob}
      description={
        job.status === "failed" ? strings.theSameCampaignIsOrdered(job.username) : strings.theJobIsSentTo
      }
      confirm={strings.retry}
      pending={retry.isPending}
      onClose={onClose}
      onConfirm={() =>
        retry.mutate(job, {
          onSuccess: () => toast(copy.changed(strings.jobSentAgain, job.id)),
          onSettled: onClose,
        })
      }
    />
  );
}
