import type { createAddOn } from "@marquee/contracts/events/add-ons";
import type { AddOn } from "@marquee/contracts/events/events";
import type { BodyOf } from "@marquee/contracts/operation";
import { BenefitFields } from "#features/events/events/components/benefit-fields.tsx";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFormEnd } from "#ui/dialog-form-end.tsx";
import { TextField } from "#ui/field.tsx";
import { useCreateAddOn } from "../api/create-add-on.ts";
import { useUpdateAddOn } from "../api/update-add-on.ts";
import { addOnDialog as copy, packageDialog } from "../copy.ts";
import { type AddOnValues, addOnValues, emptyAddOn, loadAddOnSchema } from "../model/add-on-form.ts";
import { toasts } from "../toasts.ts";

/** Adds an add-on to an event, or edits one. */
export function AddOnDialog(props: { eventId: string; addOn?: AddOn; onClose: () => void }) {
  const { eventId, addOn, onClose } = props;
  const create = useCreateAddOn(eventId);
  const update = useUpdateAddOn({ id: eventId, addOnId: addOn?.id ?? "" });
  const isPending = create.isPending || update.isPending;
  const form = useHookForm<AddOnValues, BodyOf<typeof createAddOn>>({
    schema: loadAddOnSchema,
    initial: addOn ? addOnValues(addOn) : emptyAddOn,
    draftKey: addOn ? `add-on-${addOn.id}` : `add-on-new-${eventId}`,
    onSubmit: (body) =>
      (addOn ? update : create).mutate(body, {
        onSuccess: ({ benefit }) => {
          form.draft.clear();
          toast(toasts.addOnSaved(benefit));
          onClose();
        },
        onError: (error) => void form.showServerErrors(error),
      }),
  });
  return (
    <Dialog size="lg" title={addOn ? copy.edit : copy.add} locked={isPending} onClose={onClose}>
      <form {...form.formProps} className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-6">
          <BenefitFields
            text={form.field("benefit.text")}
            kind={form.field("benefit.kind")}
            quantity={form.field("benefit.quantity")}
            dueDays={form.field("benefit.due.days")}
            dueFrom={form.field("benefit.due.from")}
          />
          <TextField
            field={form.field("price")}
            label={packageDialog.price}
            prefix="$"
            inputMode="decimal"
            className="sm:col-span-3"
          />
          <TextField
            field={form.field("capacity")}
            label={copy.capacity}
            hint={copy.capacityHint}
            inputMode="numeric"
            optional
            className="sm:col-span-3"
          />
        </div>
        <DialogFormEnd
          form={form}
          pending={isPending}
          cancel={packageDialog.cancel}
          submit={copy.save}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
