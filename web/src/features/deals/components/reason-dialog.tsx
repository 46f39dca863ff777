import type { Deal } from "@marquee/contracts/http/deals";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { useTransitionDeal } from "../api/transition-deal.ts";
import { reasonDialog as copy } from "../copy.ts";
import { reasonSchema } from "../model/move-schemas.ts";
import { toasts } from "../toasts.ts";

type ReasonedMove = "request_changes" | "decline" | "cancel";

/** Confirms a move that must give the other side a reason. */
export function ReasonDialog(props: { deal: Deal; action: ReasonedMove; onClose: () => void }) {
  const { deal, action, onClose } = props;
  const texts = copy[action];
  const move = useTransitionDeal(deal.id);
  const form = useHookForm({
    schema: reasonSchema,
    initial: { reason: "" },
    draftKey: `deal-${deal.id}-${action}`,
    onSubmit: ({ reason }: { reason: string }) =>
      move.mutate(
        { action, version: deal.version, reason },
        {
          onSuccess: () => {
            form.draft.clear();
            toast(toasts[action](deal.with.name));
            onClose();
          },
          onError: (error) => form.showServerErrors(error),
        },
      ),
  });
  return (
    <Dialog onClose={onClose} locked={move.isPending} inAddress title={texts.title} description={texts.lead}>
      <form {...form.formProps} className="flex flex-col gap-4">
        <TextAreaField
          field={form.field("reason")}
          label={texts.label}
          hint={copy.hint(deal.with.name)}
          rows={4}
        />
        <FailureNote error={form.failure} />
        <div className="mt-1 flex flex-wrap justify-end gap-2">
          <DraftStatus draft={form.draft} className="mr-auto" />
          <Button disabled={move.isPending} onClick={onClose}>
            {copy.keep}
          </Button>
          <Button
            type="submit"
            variant={action === "request_changes" ? "primary" : "danger"}
            pending={move.isPending}
          >
            {texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
