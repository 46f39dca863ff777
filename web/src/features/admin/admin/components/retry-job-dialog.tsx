import type { AdminJob } from "@marquee/contracts/admin/system";
import { success, toast } from "#toasts/toast.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useRetryJob } from "../api/retry-job.ts";
import { retryJobDialog as strings } from "../system-copy.ts";

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
            toast(success(strings.retried, job.id));
            onClose();
          },
        })
      }
    />
  );
}
