import type { RetryOutcome } from "@marquee/contracts/admin/system";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { success, toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { jobsToRetryQuery } from "../api/list-jobs.ts";
import { useRetryJobs } from "../api/retry-jobs.ts";
import { retryJobsDialog as strings } from "../system-copy.ts";

/** Asks before all failed campaigns are ordered again, and names those that could not be. */
export function RetryJobsDialog({ days, onClose }: { days: string; onClose: () => void }) {
  // The jobs that are confirmed stay these, whatever the list behind the dialog loads.
  const found = useQuery(jobsToRetryQuery(days));
  const [refused, setRefused] = useState<{ retried: number; refusals: RetryOutcome[] } | null>(null);
  const retry = useRetryJobs();
  const jobs = found.data?.jobs ?? [];
  if (refused) return <Refusals {...refused} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={strings.title}
      description={descriptionOf()}
      confirm={strings.retry(jobs.length)}
      disabled={jobs.length === 0}
      pending={retry.isPending}
      error={retry.error ?? found.error}
      onClose={onClose}
      onConfirm={() =>
        retry.mutate(jobs, {
          onSuccess: (outcomes) => {
            const refusals = outcomes.filter(({ error }) => error !== null);
            const retried = outcomes.length - refusals.length;
            if (refusals.length > 0) return setRefused({ retried, refusals });
            toast(success(strings.doneTitle(retried)));
            onClose();
          },
        })
      }
    >
      {found.data?.more && jobs.length > 0 && <p className="text-sm text-muted">{strings.rest}</p>}
    </ConfirmDialog>
  );

  function descriptionOf(): string {
    if (found.isError) return strings.failed;
    if (!found.data) return strings.loading;
    if (jobs.length === 0) return strings.none;
    return strings.count(jobs.length, new Set(jobs.map(({ userId }) => userId)).size);
  }
}

function Refusals(props: { retried: number; refusals: readonly RetryOutcome[]; onClose: () => void }) {
  return (
    <Dialog
      onClose={props.onClose}
      size="sm"
      title={strings.doneTitle(props.retried)}
      description={strings.notRetried(props.refusals.length)}
      footer={<Button onClick={props.onClose}>{strings.close}</Button>}
    >
      <ul className="flex flex-col gap-1 text-sm">
        {props.refusals.map(({ id, error }) => (
          <li key={id} className="break-words">
            {strings.refusal(id, error?.message ?? "")}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
