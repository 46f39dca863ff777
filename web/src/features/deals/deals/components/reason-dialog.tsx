import type { Deal } from "@marquee/contracts/deals/deals";
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
import { useReadDeal } from "../model/read-deal.ts";
import { shownChanges } from "../model/terms.ts";
import { toasts } from "../toasts.ts";
import { ChangedNote } from "./changed-note.tsx";

type ReasonedMove = "request_changes" | "decline" | "cancel";

/** Confirms a move that must give the other side a reason. */
export function ReasonDialog(props: { deal: Deal; action: ReasonedMove; onClose: () => void }) {
  const { deal, action, onClose } = props;
  const texts = copy[action];
  const { read, changes, adopt } = useReadDeal(deal);
  const mayStill = deal.moves.includes(action);
  const move = useTransitionDeal(deal.id);
  const form = useHookForm({
    schema: reasonSchema,
    initial: { reason: "" },
    draftKey: `deal-${deal.id}-${action}`,
    onSubmit: ({ reason }: { reason: string }) =>
      changes === undefined &&
      mayStill &&
      move.mutate(
        { action, version: read.version, termsHash: read.termsHash, reason },
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
    <Dialog onClose={onClose} locked={move.isPending} title={texts.title} description={leadOf(deal, action)}>
      <form {...form.formProps} className="flex flex-col gap-4">
        <TextAreaField
          field={form.field("reason")}
          label={texts.label}
          hint={copy.hint(deal.with.name)}
          rows={4}
        />
        {changes && <ChangedNote changes={shownChanges(changes)} onRead={adopt} />}
        {!changes && <FailureNote error={mayStill ? form.failure : new Error(copy.over)} />}
        <div className="mt-1 flex flex-wrap justify-end gap-2">
          <DraftStatus draft={form.draft} className="mr-auto" />
          <Button disabled={move.isPending} onClick={onClose}>
            {copy.keep}
          </Button>
          <Button
            type="submit"
            variant={action === "request_changes" ? "primary" : "danger"}
            pending={move.isPending}
            disabled={changes !== undefined || !mayStill}
          >
            {texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What the move does. The sponsor of a signed deal leaves without fault if its event has changed or was canceled. */
function leadOf({ status, inForce, version, ownSide }: Deal, action: ReasonedMove): string {
  if (status !== "active" || action !== "cancel") return copy[action].lead;
  return inForce !== version && ownSide === "brand" ? copy.leaveChanged : copy.leaveCanceled;
}
