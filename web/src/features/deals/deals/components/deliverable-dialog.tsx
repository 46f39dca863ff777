import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import type { Deal } from "@marquee/contracts/deals/deals";
import type { Deliverable } from "@marquee/contracts/deals/deliverable";
import type { DeliverableStatus } from "@marquee/contracts/deals/deliverable-moves";
import { useHookForm } from "#forms/hook-form.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { SelectField, TextAreaField, TextField } from "#ui/field.tsx";
import { useUpdateDeliverable } from "../api/update-deliverable.ts";
import { deliverableDialog as copy, deliverableStatuses } from "../copy.ts";
import { type DeliverableValues, deliverableSchema } from "../model/move-schemas.ts";

/** Changes a deliverable's status, owner and due date. Only changed fields are sent. */
export function DeliverableDialog(props: {
  deal: Deal;
  deliverable: Deliverable;
  /** The status already chosen by the button that opened the dialog. */
  status: DeliverableStatus;
  onClose: () => void;
}) {
  const { deal, deliverable, onClose } = props;
  const update = useUpdateDeliverable(deal.id, deliverable.n);
  const before: DeliverableValues = {
    status: deliverable.status,
    owner: deliverable.owner,
    dueDate: deliverable.dueDate ?? "",
    note: deliverable.note,
  };
  // Otherwise the side that owes it could give itself more time.
  const mayMove = deliverable.owner !== deal.ownSide;
  const form = useHookForm({
    schema: deliverableSchema(before),
    initial: { ...before, status: props.status },
    onSubmit: (body) =>
      update.mutate(body, { onSuccess: onClose, onError: (error) => form.showServerErrors(error) }),
  });
  return (
    <Dialog onClose={onClose} locked={update.isPending} title={copy.title} description={deliverable.benefit}>
      <form {...form.formProps} className="grid gap-4 sm:grid-cols-2">
        <SelectField
          field={form.field("status")}
          label={copy.status}
          className="sm:col-span-2"
          options={[deliverable.status, ...deliverable.moves].map((value) => ({
            value,
            label: deliverableStatuses[value],
          }))}
        />
        {mayMove && (
          <>
            <SelectField
              field={form.field("owner")}
              label={copy.owner}
              options={(["brand", "host"] as const satisfies readonly DealSide[]).map((value) => ({
                value,
                label: deal[value].name,
              }))}
            />
            <TextField field={form.field("dueDate")} label={copy.dueDate} type="date" optional />
          </>
        )}
        <TextAreaField
          field={form.field("note")}
          label={copy.note}
          hint={copy.noteHint(deal.with.name)}
          optional
          rows={3}
          className="sm:col-span-2"
        />
        <FailureNote error={form.failure} className="sm:col-span-2" />
        <div className="mt-1 flex flex-wrap justify-end gap-2 sm:col-span-2">
          <Button disabled={update.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={update.isPending}>
            {copy.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
