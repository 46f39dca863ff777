import type { AdminJob } from "@marquee/contracts/http/system";
import { copy } from "#lib/error-copy.ts";
import { toast } from "#lib/toast.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useRetryJob } from "../api/retry-job.ts";

/** Asks before a job is sent again. */
export function RetryJobDialog({ job, onClose }: { job: AdminJob; onClose: () => void }) {
  const retry = useRetryJob();
  return (
    <ConfirmDialog
      title="Retry this job?"
      description={
        job.status === "failed"
          ? `The same campaign is ordered anew for ${job.username}, at today's price and from their credits. Asked twice, it is still ordered once.`
          : "The job is sent to its worker again. If one has it already, nothing happens twice."
      }
      confirm="Retry"
      pending={retry.isPending}
      onClose={onClose}
      onConfirm={() =>
        retry.mutate(job, {
          onSuccess: () => toast(copy.changed("Job sent again", job.id)),
          onSettled: onClose,
        })
      }
    />
  );
}
