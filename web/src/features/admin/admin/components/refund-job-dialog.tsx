import { type AdminJob, refundJob } from "@marquee/contracts/admin/system";
import { useHookForm } from "#forms/hook-form.ts";
import { success, toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { useRefundJob } from "../api/refund-job.ts";
import { refundJobDialog as strings } from "../system-copy.ts";

interface RefundValues {
  id: string;
  userId: string;
  reason: string;
}

/** Checks a refund against the contract, where the job's id is part of the path. */
const refundFormSchema = {
  safeParse: (values: unknown) => {
    const { id, ...body } = values as RefundValues;
    const [place, rest] = [refundJob.params.safeParse({ id: id.trim() }), refundJob.body.safeParse(body)];
    if (place.success && rest.success)
      return { success: true as const, data: { ...place.data, ...rest.data } };
    const issues = [...(place.error?.issues ?? []), ...(rest.error?.issues ?? [])];
    return { success: false as const, error: { issues } };
  },
};

/** Refunds credits, with a reason: ends the given open job, or books back what a finished job, named by id, cost. */
export function RefundJobDialog({ job, onClose }: { job: AdminJob | null; onClose: () => void }) {
  const refund = useRefundJob();
  const form = useHookForm<RefundValues, RefundValues>({
    schema: refundFormSchema,
    initial: { id: job?.id ?? "", userId: job?.userId ?? "", reason: "" },
    draftKey: job ? `refund-${job.id}` : "refund-job",
    onSubmit: (order) =>
      refund.mutate(order, {
        onSuccess: ({ id, username }) => {
          form.draft.clear();
          toast(success(strings.refunded, strings.refundedText(username, id)));
          onClose();
        },
        // A job chosen from the list shows no id field that could be corrected.
        onError: (error) => void form.showServerErrors(error, job ? {} : { not_found: "id" }),
      }),
  });
  return (
    <Dialog
      locked={refund.isPending}
      onClose={onClose}
      size="sm"
      title={job ? strings.openTitle : strings.finishedTitle}
      description={job ? strings.openText(job.username) : strings.finishedText}
    >
      <form {...form.formProps} className="flex flex-col gap-4">
        {!job && (
          <>
            <TextField field={form.field("id")} label={strings.jobId} autoComplete="off" spellCheck={false} />
            <TextField
              field={form.field("userId")}
              label={strings.userId}
              autoComplete="off"
              spellCheck={false}
            />
          </>
        )}
        <TextAreaField
          field={form.field("reason")}
          label={strings.reason}
          rows={2}
          hint={strings.reasonHint}
        />
        <FailureNote error={form.failure} />
        <DraftStatus draft={form.draft} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button disabled={refund.isPending} onClick={onClose}>
            {strings.cancel}
          </Button>
          <Button type="submit" variant="danger" pending={refund.isPending}>
            {job ? strings.stopAndRefund : strings.refund}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
