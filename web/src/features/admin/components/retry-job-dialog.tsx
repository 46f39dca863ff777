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
      title={strings.title}
      description={job.status === "failed" ? strings.campaignText(job.username) : strings.openText}
      confirm={strings.retry}
      pending={retry.isPending}
      error={retry.error}
      onClose={onClose}
      onConfirm={() =>
        retry.mutate(job, {
          onSuccess: () => {
            toast(copy.changed(strings.retried, job.id));
            onClose();
          },
        })
      }
    />
  );
}
